import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { slimRows } from '../../src/build/steps/contract-rows.ts';

test('a row keeps what a phone acts on, and loses what it does anyway', () => {
  const row = `export const claim: Call<Claim> = {
  method: 'POST',
  path: '/wps/claim',
  auth: 'member',
  retry: 0,
  cache: 'none',
  assumed: true,
  money: true,
};
`;
  assert.is(
    slimRows(row),
    `export const claim: Call<Claim> = {
  method: 'POST',
  path: '/wps/claim',
  auth: 'member',
  money: true,
};
`,
  );
  const read = "  retry: 1,\n  cache: 'etag',\n  offline: true,\n";
  assert.is(slimRows(read), read);
});

test.run();
