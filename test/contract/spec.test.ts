import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { queryFields } from '../../src/contract/openapi/components.ts';
import { allSchemas } from '../../src/contract/payloads/all.ts';
import { SPEC_CALLS } from './spec-calls.ts';

const schemas = new Map(allSchemas.map(({ name, schema }) => [name, schema]));

function payloadFields(row: string): string[] {
  const schema = schemas.get(row);
  return [schema?.query, schema?.body].flatMap((part) => (part ? queryFields(part).map(({ name }) => name) : []));
}

test('every call of the specification has a row', () => {
  assert.equal(
    SPEC_CALLS.filter(({ row }) => !schemas.has(row)).map(({ call, row }) => `${call}: ${row}`),
    [],
  );
});

test('methods and paths that the specification shows are used, and not marked as assumed', () => {
  for (const { row, address } of SPEC_CALLS) {
    const call = schemas.get(row)?.call;
    if (!address || !call) continue;
    assert.is(`${call.method} ${call.path}`, address);
    assert.is(call.assumed, false, `${row} is shown`);
  }
});

test('rows whose address the specification does not show say so', () => {
  const shown = new Set(SPEC_CALLS.filter(({ address }) => address).map(({ row }) => row));
  const silent = allSchemas.filter(({ name, schema }) => !schema.call.assumed && !shown.has(name));
  assert.equal(
    silent.map(({ name }) => name),
    [],
  );
});

test('payload fields have the names of the specification', () => {
  for (const { row, fields = [] } of SPEC_CALLS) {
    const present = payloadFields(row);
    assert.equal(
      fields.filter((field) => !present.includes(field)),
      [],
      `${row} lacks fields`,
    );
  }
});

test('registration takes every field of section 3', () => {
  const named =
    'countryDialingCode registerUrl registerMethod username password confirmPassword affiliateCode paymentPassword ' +
    'recommenderId nickname payeeName email mobileNum idNumber qqNum facebook wechat line whatsapp zalo birthday ' +
    'captcha type domain verificationCode firebaseChannel firebaseIdToken';
  const present = payloadFields('registerByUsername');
  assert.equal(
    named.split(' ').filter((field) => !present.includes(field)),
    [],
  );
});

test.run();
