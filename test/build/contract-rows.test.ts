import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { slimRows } from '../../src/build/steps/contract-rows.ts';
import { buildFixture } from './fixture.ts';

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

test('a row comes with the file that asks for it: those of a page are not in the first load, though the shell uses their neighbour', async () => {
  const built = await buildFixture('rows', {
    'src/contract/calls/wallet.ts':
      "export const getWallet = '/wps/wallet';\nexport const getTransfers = '/wps/transfers';\n",
    'src/sandbox/calls/wallet.ts':
      "import { getTransfers, getWallet } from '../../contract/calls/wallet.ts';\nconsole.log(getTransfers, getWallet);\n",
    'src/app/boot/entry.tsx': `import { getWallet } from '../../contract/calls/wallet.ts';
import { routes } from '../routes/table.ts';
console.log(getWallet, routes);
`,
    'src/app/pages/account/Login.tsx': `import { getTransfers } from '../../../contract/calls/wallet.ts';
export default function Login() {
  console.log(getTransfers);
  return null;
}
`,
  });
  const holding = (text: string): string[] =>
    built.files.filter((file) => /^a\/.*\.js$/.test(file) && built.read(file).includes(text));
  assert.match(holding('/wps/transfers').join(), /^a\/Login-\w+\.js$/, built.output);
  assert.is(holding('/wps/wallet').length, 1);
  assert.not(holding('/wps/wallet').join().includes('Login'));
});

test.run();
