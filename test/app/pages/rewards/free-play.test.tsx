import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import '../../../support/routes.ts';
import { t } from '../../../../src/app/i18n/texts.ts';
import RewardCenter from '../../../../src/app/pages/rewards/center/RewardCenter.tsx';
import Invite from '../../../../src/app/pages/rewards/invite/Invite.tsx';
import Mall from '../../../../src/app/pages/rewards/mall/Mall.tsx';
import Rebate from '../../../../src/app/pages/rewards/rebate/Rebate.tsx';
import RedRain from '../../../../src/app/pages/rewards/red-rain/RedRain.tsx';
import SignIn from '../../../../src/app/pages/rewards/sign-in/SignIn.tsx';
import Vouchers from '../../../../src/app/pages/rewards/vouchers/Vouchers.tsx';
import { refreshCounters } from '../../../../src/app/stores/member/refresh-counters.ts';
import { render, reset } from '../../../support/dom.ts';
import { enter, made, madeCalls, onPlatform } from '../../stores/platform.ts';
import { withTexts } from '../../stores/texts.ts';

const PAGES = { RewardCenter, Invite, Mall, Rebate, RedRain, SignIn, Vouchers };

test('free play is asked for an account where every button would refuse it, and nothing is asked for', () =>
  onPlatform(async () => {
    await withTexts();
    await enter('trial');
    made.length = 0;
    refreshCounters();
    for (const [name, Page] of Object.entries(PAGES)) {
      const box = render(<Page />);
      const buttons = [...box.querySelectorAll('button, a, input')].map((one) => one.textContent);
      assert.equal(buttons, [t('register_now')], name);
      reset();
    }
    assert.equal(madeCalls(), []);
  }));

test.run();
