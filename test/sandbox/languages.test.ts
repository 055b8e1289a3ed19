import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withSandbox } from '../support/sandbox.ts';
import { siteDay } from '../support/site-day.ts';

interface Schema {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Document {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
  components: { schemas: Record<string, Schema> };
}

/** What marks a Portuguese text; names of clubs, studios and streets are the same in every language. */
const PORTUGUESE =
  /[ãõçÃÕÇ]|\b(?:você|não|para|com|dias?|pontos|seu|sua|conta|jogos?|apostas?|saque|depósito|hoje|semana|Prata|Ouro|Diamante|grátis|dos|das)\b/;
const NAMES = /Onça Games|União Paulista|São Paulo|\*@example\.com/;

/** What the platform's operator writes by hand, in both languages at once. */
const BOTH = / \/ /;

const KNOWN: Record<string, string> = {
  language: 'en',
  lang: 'en',
  startDate: siteDay(-20),
  endDate: siteDay(),
  pageNo: '1',
  page: '1',
  pageSize: '20',
  size: '20',
  limitNum: '20',
  merchant: 'leve',
  merchantCode: 'leve',
  merchant_code: 'leve',
  types: 'PR,H',
};

/** A query that a row accepts: every field that must be there, and the ones that say how much and in which language. */
function queryOf({ components }: Document, parameters: readonly Parameter[]): URLSearchParams {
  const query = new URLSearchParams();
  for (const { name, in: where, required, schema } of parameters) {
    if (where !== 'query' || (!required && !(name in KNOWN))) continue;
    const { const: only, enum: some, anyOf } = components.schemas[schema.$ref?.split('/').pop() ?? ''] ?? schema;
    const value = KNOWN[name] ?? only ?? some?.[0] ?? anyOf?.[0]?.const;
    if (value !== undefined) query.set(name, String(value));
  }
  return query;
}

/** Portuguese texts anywhere in an answer. */
function portugueseIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return PORTUGUESE.test(value) && !NAMES.test(value) && !BOTH.test(value) ? [value] : [];
  }
  return value && typeof value === 'object' ? Object.values(value).flatMap(portugueseIn) : [];
}

test('whoever asks in English is answered in English, by every read of the platform', () =>
  withSandbox(async (sandbox) => {
    const document = (await (await fetch(`${sandbox.url}/sandbox/api/openapi.json`)).json()) as Document;
    const token = await sandbox.signIn('agent1');
    let answered = 0;
    const faults: string[] = [];
    for (const [path, { get }] of Object.entries(document.paths)) {
      if (!get) continue;
      const query = queryOf(document, get.parameters ?? []);
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${sandbox.url}${path}?${query}`, { headers });
      const told = (await answer.json().catch(() => ({}))) as { success?: boolean; value?: unknown };
      if (!told.success) continue;
      answered += 1;
      faults.push(...portugueseIn(told.value).map((text) => `${path}: ${text.slice(0, 80)}`));
    }
    assert.equal(faults, []);
    assert.ok(answered > 60, `${answered} reads were answered`);
  }));

test.run();
