import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { giveAllRates } from '../../../../src/app/stores/agent/agent-rates.ts';
import { askOwnerCode, nextOwnerCodeAt } from '../../../../src/app/stores/verification/owner-codes.ts';
import { askForCode, nextCodeAt } from '../../../../src/app/stores/verification/verification.ts';
import { envelope, type Reply } from '../../api/platform.ts';
import { against } from '../../api/transport.ts';

const NUMBER = { mobileNum: '11987654321', countryDialingCode: '+55' };

/** Ways to say yes and nothing else. */
const EMPTY: readonly Reply[] = [envelope(null), envelope(undefined), envelope(''), [204, ''], [200, '']];

for (const reply of EMPTY)
  test(`a code counts as sent, and rates as given, where the answer is only a yes: ${reply}`, () =>
    against([reply], async () => {
      const from = Date.now() + 59_000;
      const isUsual = (until: number): boolean => until > from && until < from + 30_000;
      for (const purpose of ['register', 'noLogin'] as const) {
        await askForCode(purpose, NUMBER);
        assert.ok(isUsual(nextCodeAt(purpose).peek()), purpose);
      }
      const targets = [{ to: 'newMobile', ...NUMBER }, { to: 'newEmail', email: 'a@b.co' }, { to: 'email' }] as const;
      for (const target of targets) {
        await askOwnerCode(target);
        assert.ok(isUsual(nextOwnerCodeAt(target.to).peek()), target.to);
      }
      assert.is(await giveAllRates([]), undefined);
    }));

test.run();
