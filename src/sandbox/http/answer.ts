import { createHash } from 'node:crypto';
import type { AnyCall } from '../../contract/call.ts';
import type { Envelope, Failure, Success } from '../../contract/envelope.ts';
import type { Refusal } from '../rules/refusal.ts';
import REFUSALS from '../seed/texts/refusals.json' with { type: 'json' };
import { compress } from './compress.ts';
import { encodingFor } from './encoding.ts';
import { languageFor } from './language.ts';

/** Below this many bytes compression saves nothing. */
const WORTH_COMPRESSING = 300;

// Each header travels with every answer, on lines where a hundred bytes are felt: none is here for show.
const JSON_HEADERS = { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' };

/**
 * The answer of a call that worked: an envelope with ETag or `no-store` as its row says, 304 when nothing changed; `language` is that
 * of its texts.
 */
export async function answerValue(
  call: AnyCall,
  request: Request,
  value: unknown,
  language?: string,
): Promise<Response> {
  const envelope: Success<unknown> = { success: true, value };
  if (call.cache === 'none') return fleeting(request, envelope, 200, language);
  const text = JSON.stringify(envelope);
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  const headers = { ETag: `W/"${tag}"`, ...cachingOf(call, language), ...inLanguage(language) };
  if (matches(request.headers.get('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers });
  return body(request, text, 200, headers, tag);
}

/** The answer of a refused call. */
export function answerRefusal(request: Request, { code, status, value }: Refusal): Promise<Response> {
  const language = languageFor(undefined, request) as keyof (typeof REFUSALS)['unknown'];
  const message = (REFUSALS as Partial<Record<string, (typeof REFUSALS)['unknown']>>)[code]?.[language];
  const failure: Failure = { success: false, code, ...(message && { message }), ...(value && { value }) };
  return fleeting(request, failure, status, message && language);
}

const inLanguage = (language: string | undefined): Record<string, string> =>
  language ? { 'Content-Language': language } : {};

function cachingOf({ auth }: AnyCall, language: string | undefined): Record<string, string> {
  const varies = language ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding';
  if (auth === 'none') return { 'Cache-Control': 'public, no-cache', Vary: varies };
  return { 'Cache-Control': 'private, no-cache', Vary: `${varies}, Authorization` };
}

function fleeting(request: Request, envelope: Envelope<unknown>, status: number, language?: string): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store', ...inLanguage(language) };
  return body(request, JSON.stringify(envelope), status, headers);
}

async function body(
  request: Request,
  text: string,
  status: number,
  caching: Record<string, string>,
  tag?: string,
): Promise<Response> {
  const headers = { ...JSON_HEADERS, ...caching };
  const bytes = Buffer.from(text);
  const encoding = bytes.length < WORTH_COMPRESSING ? undefined : encodingFor(request);
  if (!encoding) return new Response(bytes, { status, headers });
  const compressed = await compress(bytes, encoding, tag);
  return new Response(compressed, { status, headers: { ...headers, 'Content-Encoding': encoding } });
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;
}
