import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AnyCall } from '../../contract/call.ts';
import type { Envelope, Failure, Success } from '../../contract/envelope.ts';
import type { Refusal } from '../rules/refusal.ts';
import { encodingFor } from './encoding.ts';

/** Below this many bytes compression saves nothing. */
const WORTH_COMPRESSING = 300;

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** The answer of a call that worked: an envelope with ETag or `no-store` as its row says, 304 when nothing changed. */
export async function answerValue(call: AnyCall, request: Request, value: unknown): Promise<Response> {
  const envelope: Success<unknown> = { success: true, value };
  if (call.cache === 'none') return json(request, envelope, 200, { 'Cache-Control': 'no-store' });
  const text = JSON.stringify(envelope);
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const scope = call.auth === 'none' ? 'public' : 'private';
  const headers = { ETag: etag, 'Cache-Control': `${scope}, no-cache`, Vary: 'Accept-Encoding, Authorization' };
  if (matches(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  return body(request, text, 200, headers);
}

/** The answer of a refused call. */
export function answerRefusal(request: Request, { code, status, value }: Refusal): Promise<Response> {
  const failure: Failure = { success: false, code, ...(value ? { value } : {}) };
  return json(request, failure, status, { 'Cache-Control': 'no-store' });
}

function json(request: Request, envelope: Envelope<unknown>, status: number, headers: Record<string, string>) {
  return body(request, JSON.stringify(envelope), status, { Vary: 'Accept-Encoding', ...headers });
}

async function body(
  request: Request,
  text: string,
  status: number,
  headers: Record<string, string>,
): Promise<Response> {
  const typed = { 'Content-Type': 'application/json; charset=utf-8', ...headers };
  const bytes = Buffer.from(text);
  const encoding = bytes.length < WORTH_COMPRESSING ? undefined : encodingFor(request);
  if (!encoding) return new Response(bytes, { status, headers: typed });
  const compressed = await compressors[encoding](bytes);
  return new Response(compressed, { status, headers: { ...typed, 'Content-Encoding': encoding } });
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;
}
