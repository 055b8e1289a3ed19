import { readdirSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { ERROR_CODES } from '../../src/contract/errors.ts';
import { openApiDocument } from '../../src/contract/openapi/document.ts';
import { shapes } from '../../src/contract/openapi/shapes.ts';
import { allSchemas } from '../../src/contract/payloads/all.ts';
import { readNotes } from '../../src/sandbox/notes.ts';

/** Files without an object of their own: what all others are made of. */
const PARTS = ['keyed.ts', 'money.ts', 'page.ts', 'primitives.ts'];

interface Operation {
  operationId: string;
  tags: string[];
  description?: string;
  parameters: { $ref?: string; name?: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
  'x-assumed': boolean;
}

interface Document {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { properties?: Record<string, { enum?: string[] }>; additionalProperties?: unknown }>;
  };
}

function documentOf(): Document {
  return openApiDocument('1.0.0', readNotes('src/contract')) as unknown as Document;
}

const document = documentOf();
const operations = new Map(
  Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => [operation.operationId, operation]),
  ),
);

function operation(name: string): Operation {
  const found = operations.get(name);
  if (!found) throw new Error(`no operation ${name}`);
  return found;
}

function parameterNames(name: string): (string | undefined)[] {
  return operation(name).parameters.map(({ $ref, name: own }) => $ref?.split('/').at(-1) ?? own);
}

test('the document is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  assert.equal(result.errors ?? [], []);
  assert.ok(result.valid);
});

test('every reference leads somewhere', () => {
  const text = JSON.stringify(document);
  for (const [, section = '', name = ''] of text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)) {
    const room = (document.components as Record<string, Record<string, unknown>>)[section];
    assert.ok(room?.[name], `${section}/${name}`);
  }
});

test('every call is there, under a tag that is explained, and says whether it is assumed', () => {
  const tags = new Set(document.tags.map(({ name }) => name));
  assert.is(operations.size, allSchemas.length);
  for (const { name, domain, schema } of allSchemas) {
    assert.equal(operation(name).tags, [domain]);
    assert.ok(tags.has(domain), domain);
    assert.is(operation(name)['x-assumed'], schema.call.assumed);
    assert.ok(operation(name).description, `${name} has no docstring`);
  }
});

test('headers, bodies and answers follow the row', () => {
  assert.ok(parameterNames('createDeposit').includes('IdempotencyKey'));
  assert.ok(parameterNames('login').includes('Encryption'));
  assert.ok(parameterNames('getGames').includes('IfNoneMatch'));
  assert.ok(operation('getGames').responses['304']);
  assert.equal(Object.keys(operation('recoverByEmail').requestBody?.content ?? {}), [
    'application/x-www-form-urlencoded',
  ]);
});

test('refusals list every error code', () => {
  assert.equal(document.components.schemas.Failure?.properties?.code?.enum, [...ERROR_CODES]);
});

test('every object of the schemas has the name of its type', async () => {
  for (const file of readdirSync('src/contract/schemas').filter((name) => !PARTS.includes(name))) {
    const held: Record<string, unknown> = await import(`../../src/contract/schemas/${file}`);
    for (const [name, shape] of Object.entries(held)) {
      if (!(shape instanceof z.ZodObject)) continue;
      assert.is(shapes.get(shape)?.id, name.charAt(0).toUpperCase() + name.slice(1), `${file} is missing in shapes.ts`);
    }
  }
});

test('payloads are closed, answers are open', () => {
  assert.is(document.components.schemas.DepositForm?.additionalProperties, false);
  assert.is(document.components.schemas.Game?.additionalProperties, undefined);
});

test('the document is the same each time it is written', () => {
  assert.equal(documentOf(), document);
});

test.run();
