import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { allSchemas } from '../../src/contract/payloads/all.ts';
import { contractRows, type NamedRow } from './contract-rows.ts';

const rows = await contractRows();
const SECRET = /password|token|secret|verificationCode|captcha$|idNumber|providerToken/i;

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function title({ domain, name }: { domain: string; name: string }): string {
  return `${domain}.${name}`;
}

function offenders(breaks: (row: NamedRow) => boolean): string[] {
  return rows.filter(breaks).map(title);
}

test('every contract row has a schema under its own name and domain', () => {
  const known = new Set(allSchemas.map(title));
  assert.equal(
    rows.map(title).filter((name) => !known.has(name)),
    [],
  );
});

test('every contract row says what it answers', () => {
  const values = new Map(allSchemas.map((named) => [title(named), named.schema.value]));
  assert.equal(
    offenders((row) => !(values.get(title(row)) instanceof z.ZodType)),
    [],
  );
});

test('every schema belongs to the contract row of its name', () => {
  const byTitle = new Map(rows.map((row) => [title(row), row.call]));
  const strangers = allSchemas.filter((named) => byTitle.get(title(named)) !== named.schema.call);
  assert.equal(strangers.map(title), []);
});

test('names and addresses of calls are unique', () => {
  assert.equal(repeated(rows.map(({ name }) => name)), []);
  assert.equal(repeated(rows.map(({ call }) => `${call.method} ${call.path}`)), []);
});

test('paths are in the style of the specification', () => {
  assert.equal(
    offenders(({ call }) => !/^\/(wps|lgw)(\/[A-Za-z_0-9]+)+$/.test(call.path)),
    [],
  );
});

test('only reads are tried again or kept, and what moves money is never a read', () => {
  assert.equal(
    offenders(({ call }) => call.retry === 1 && call.method !== 'GET'),
    [],
  );
  assert.equal(
    offenders(({ call }) => call.cache === 'etag' && call.method !== 'GET'),
    [],
  );
  assert.equal(
    offenders(
      ({ call }) => call.money === true && (call.method === 'GET' || call.retry !== 0 || call.auth !== 'member'),
    ),
    [],
  );
});

test('an encoding needs a body, and reads have none', () => {
  const parts = new Map(allSchemas.map(({ name, schema }) => [name, schema]));
  assert.equal(
    offenders(({ name, call }) => call.encoding !== undefined && !parts.get(name)?.body),
    [],
  );
  assert.equal(
    offenders(({ name, call }) => call.method === 'GET' && parts.get(name)?.body !== undefined),
    [],
  );
});

test('no query carries a secret', () => {
  const loose = allSchemas.flatMap(({ name, schema }) => {
    const shape = schema.query && 'shape' in schema.query ? Object.keys(schema.query.shape as object) : [];
    return shape.filter((field) => SECRET.test(field)).map((field) => `${name}.${field}`);
  });
  assert.equal(loose, []);
});

interface Import {
  readonly file: string;
  readonly name: string;
  /** The path inside the contract; undefined for a package, and for what stands outside. */
  readonly target: string | undefined;
  readonly typeOnly: boolean;
}

const contract = resolve('src', 'contract');

const imports: readonly Import[] = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => {
    const found = readFileSync(join(contract, file), 'utf8').matchAll(
      /^(import|export)( type)?\b[^;]*?from '([^']+)';/gm,
    );
    return [...found].map(([, , type, name = '']) => {
      const path = relative(contract, resolve(contract, dirname(file), name));
      const target = name.startsWith('.') && !path.startsWith('..') ? path : undefined;
      return { file, name, target, typeOnly: type !== undefined };
    });
  });

const strays = (isStray: (one: Import) => boolean): string[] =>
  imports.filter(isStray).map(({ file, name }) => `${file}: ${name}`);

test('the contract imports zod, and nothing else outside itself', () => {
  assert.ok(imports.length > 0);
  assert.equal(
    strays(({ name, target }) => target === undefined && name !== 'zod'),
    [],
  );
});

test('rows and field tables are plain data: they import types and field tables alone, so that the app can ship them', () => {
  assert.equal(
    strays(
      ({ file, target, typeOnly }) => /^(calls|fields)\//.test(file) && !typeOnly && !target?.startsWith('fields/'),
    ),
    [],
  );
});

test.run();
