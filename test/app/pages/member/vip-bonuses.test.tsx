import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { VipBonuses } from '../../../../src/app/pages/member/vip/VipBonuses.tsx';
import type { Vip } from '../../../../src/contract/schemas/vip.ts';
import { render } from '../../../support/dom.ts';
import { onPlatform } from '../../stores/platform.ts';
import { withTexts } from '../../stores/texts.ts';

test('a bonus of a kind that this version does not know is called as the platform calls it, and can be claimed', () =>
  onPlatform(async () => {
    await withTexts();
    const bonuses = [
      { kind: 'monthly' as 'weekly', status: 'claim', amount: '5.00' },
      { kind: '__proto__' as 'weekly', status: 'coming_soon', amount: '0.00' },
    ] as unknown as Vip['bonuses'];
    const vip: Vip = { level: 1, deposited: '0.00', turnover: '0.00', levels: [], bonuses };
    const box = render(<VipBonuses vip={vip} />);
    const rows = [...box.querySelectorAll('li')];
    assert.equal(
      rows.map((row) => row.querySelector('b')?.textContent),
      ['monthly', '__proto__'],
    );
    assert.is(rows[0]?.querySelectorAll('button').length, 1);
    assert.is(rows[1]?.querySelector('small')?.textContent, '', 'no condition of another bonus');
  }));

test.run();
