import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getInbox } from '../../src/contract/calls/inbox.ts';
import { getKyc } from '../../src/contract/calls/kyc.ts';
import { getMallAccount } from '../../src/contract/calls/mall.ts';
import { getChatUnread, getInboxUnread } from '../../src/contract/calls/unread.ts';
import { getVip } from '../../src/contract/calls/vip.ts';
import { withSandbox } from '../support/sandbox.ts';

test('a call of what the site has switched off is refused, also when it comes directly', () =>
  withSandbox(async ({ call, signIn, url }) => {
    const token = await signIn('member');
    const set = (changes: object) =>
      fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify(changes) });
    const query = { language: 'pt' };
    const codes = async () =>
      (
        await Promise.all([
          call(getMallAccount, { token }),
          call(getVip, { token, query }),
          call(getKyc, { token }),
          call(getInbox, { token, query: { ...query, pageNo: 1, pageSize: 5 } }),
          call(getInboxUnread, { token }),
          call(getChatUnread, { token }),
        ])
      ).map(({ code }) => code);
    assert.equal(await codes(), Array(6).fill(undefined));
    const menu = { MALL: false, VIP: false, KYC: false, MAILCEN: false };
    await set({ menu, modules: { CBS3: false } });
    assert.equal(await codes(), Array(6).fill('promotion.closed'));
    await set({});
    assert.equal(await codes(), Array(6).fill(undefined));
  }));

test.run();
