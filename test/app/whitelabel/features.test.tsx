import { test } from 'uvu';
import * as assert from 'uvu/assert';
import DownloadBar from '../../../src/app/chrome/download/DownloadBar.tsx';
import { FooterBar } from '../../../src/app/chrome/footer/FooterBar.tsx';
import { ClockStrip } from '../../../src/app/chrome/guard/ClockStrip.tsx';
import { startGuard } from '../../../src/app/chrome/guard/Guard.tsx';
import { menuItems } from '../../../src/app/chrome/menu/items.ts';
import { local } from '../../../src/app/device/storage.ts';
import { phoneProvider } from '../../../src/app/features/codes/sms-proof.ts';
import { TrialButton } from '../../../src/app/features/sign-in/TrialButton.tsx';
import { isOpen } from '../../../src/app/features/switches/is-open.ts';
import Forget from '../../../src/app/pages/account/forget/Forget.tsx';
import Login from '../../../src/app/pages/account/login/Login.tsx';
import Register from '../../../src/app/pages/account/register/Register.tsx';
import { footerEntries } from '../../../src/app/pages/agent/agent-home/agent-entries.ts';
import { memberGroups } from '../../../src/app/pages/member/centre/entries.ts';
import ContactSheet from '../../../src/app/pages/member/editors/ContactSheet.tsx';
import Protection from '../../../src/app/pages/protection/Protection.tsx';
import RewardCenter from '../../../src/app/pages/rewards/center/RewardCenter.tsx';
import Leaderboard from '../../../src/app/pages/rewards/leaderboard/Leaderboard.tsx';
import Mall from '../../../src/app/pages/rewards/mall/Mall.tsx';
import Rebate from '../../../src/app/pages/rewards/rebate/Rebate.tsx';
import RedRain from '../../../src/app/pages/rewards/red-rain/RedRain.tsx';
import Vouchers from '../../../src/app/pages/rewards/vouchers/Vouchers.tsx';
import { followJackpot, jackpot } from '../../../src/app/stores/games/jackpot.ts';
import { readyProviders } from '../../../src/app/stores/linked/providers.ts';
import { protection } from '../../../src/app/stores/protection/protection.ts';
import { registerSettings } from '../../../src/app/stores/registration/registration.ts';
import { hasRole } from '../../../src/app/stores/session/roles.ts';
import type { SessionClock } from '../../../src/contract/schemas/protection.ts';
import type { SessionInfo } from '../../../src/contract/schemas/session.ts';
import { WHITELABEL } from '../../../src/sandbox/rules/site.ts';
import '../../support/dom.ts';
import '../../support/routes.ts';
import { until } from '../stores/platform.ts';
import { freshRules, type Switch, says, shownPath, switchesWork, textOf } from './switches.tsx';

const CLOCK = {
  startedAt: new Date().toISOString(),
  now: new Date().toISOString(),
  stake: '0.00',
  payout: '0.00',
  net: '0.00',
  realityCheckMinutes: 60,
} as SessionClock;

const AGENT41 = { type: 41 } as SessionInfo;

// The app is offered to phones.
Object.defineProperty(navigator, 'userAgent', {
  value: 'Mozilla/5.0 (Linux; Android 10) Chrome/120',
  configurable: true,
});

// What hides the page behind the lock looks at it.
Object.assign(globalThis, { MutationObserver: window.MutationObserver });

/** The entries of the member centre, by the key of their text. */
const memberEntries = (): string[] => memberGroups().flatMap(({ entries }) => entries.map(({ text }) => text));

/** Whether the member centre and the rewards' own list have an entry, and the page behind it stays open. */
const reward = (key: Switch['key'], text: string, page: React.ReactNode): Switch => ({
  key,
  what: 'entries and page',
  who: 'member',
  seen: async () => {
    const listed = memberEntries().includes(text);
    const path = await shownPath(page);
    assert.is(path !== '/m/home', listed, `${key}: the page is open exactly where it is linked`);
    return listed;
  },
});

const protects = (key: Switch['key'], title: Parameters<typeof says>[1]): Switch => ({
  key,
  what: 'a section of player protection',
  who: 'member',
  seen: async () => {
    await protection.load();
    return says(<Protection />, title, 'protection');
  },
});

/** The jackpot where the platform reports none. */
async function tickerRuns(): Promise<boolean> {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    /jackpot/i.test(String(input)) ? Promise.resolve(new Response('{}', { status: 503 })) : real(input, init);
  const stop = followJackpot();
  await until(() => jackpot.peek() !== undefined);
  await new Promise((resolve) => setTimeout(resolve, 20));
  stop();
  globalThis.fetch = real;
  return jackpot.peek() !== null;
}

/** Lets late parts come. */
const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

/** Half an hour without input is noticed, and the platform asked whether the member was playing. */
async function lockWatches(): Promise<boolean> {
  local.set('seen', '1000');
  await startGuard();
  await drawn();
  document.dispatchEvent(new Event('visibilitychange'));
  await drawn();
  // Its beat would outlive the test: a page that nobody sees has none.
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'hidden');
  return local.get('seen') !== '1000';
}

const FEATURES: readonly Switch[] = [
  {
    key: 'usernameRegistration',
    what: 'the tab of registration by username',
    seen: async () => {
      await freshRules();
      return says(<Register />, 'register_by_username', 'register', 'captcha', 'proof');
    },
  },
  {
    key: 'mobileRegistration',
    what: 'the tab of registration by mobile number',
    seen: async () => {
      await freshRules();
      return says(<Register />, 'register_by_mobile', 'register');
    },
  },
  {
    key: 'smsRegistration',
    what: 'the number is proven at registration by username',
    seen: async () => {
      await freshRules();
      await textOf(<Register />, 'register', 'captcha', 'proof');
      await drawn();
      return document.querySelector('input[name="verificationCode"]') !== null;
    },
  },
  {
    key: 'mobilePasswordRegistration',
    what: 'registration by mobile number asks for a password',
    seen: async () => {
      await freshRules();
      const rules = registerSettings.value.peek();
      if (rules) registerSettings.set({ ...rules, usernameEnabled: false });
      await textOf(<Register />, 'register', 'captcha', 'proof');
      return document.querySelector('input[name="password"]') !== null;
    },
  },
  { key: 'smsLogin', what: 'the tab of login by SMS', seen: () => says(<Login />, 'login_by_sms', 'login') },
  { key: 'googleLogin', what: 'the Google button', seen: () => readyProviders().includes('google') },
  { key: 'facebookLogin', what: 'the Facebook button', seen: () => readyProviders().includes('facebook') },
  {
    key: 'phonePasswordRecovery',
    what: 'recovery by mobile number',
    seen: () => says(<Forget />, 'forget_by_mobile', 'forget'),
  },
  {
    key: 'appWindow',
    what: 'the offer of the app',
    seen: async () => {
      await textOf(<DownloadBar />);
      // It looks first whether the page is free.
      await drawn();
      return document.querySelector('aside a') !== null;
    },
  },
  { key: 'jackpotTicker', what: 'the ticker where the platform has no jackpot', seen: tickerRuns },
  { key: 'trialPlay', what: 'free play', seen: () => says(<TrialButton />, 'login_trial', 'login') },
  {
    key: 'firebaseAuth',
    what: 'the provider that sends codes too',
    seen: async () => (await phoneProvider()) !== undefined,
  },
  protects('playLimits', 'limits_title'),
  protects('realityCheck', 'check_title'),
  protects('timeOut', 'break_title'),
  protects('selfExclusion', 'exclude_title'),
  {
    key: 'sessionClock',
    what: 'the running time',
    who: 'member',
    seen: () => says(<ClockStrip clock={CLOCK} now={Date.now()} />, 'clock_label', 'guard'),
  },
  { key: 'idleLock', what: 'the lock after half an hour', who: 'member', seen: lockWatches },
  {
    key: 'emailVerification',
    what: 'the code for a new address',
    who: 'member',
    seen: async () => {
      await textOf(<ContactSheet name="email" open onClose={() => undefined} />, 'edit', 'fields');
      return document.querySelector('input[name="verificationCode"]') !== null;
    },
  },
  {
    ...reward('rewardCenter', 'title_rewardCenter', <RewardCenter />),
    seen: async () => {
      const listed = memberEntries().includes('title_rewardCenter');
      assert.is(await says(<FooterBar path="/m/set" />, 'nav_reward'), listed, 'the footer bar has it too');
      assert.is((await shownPath(<RewardCenter />)) !== '/m/home', listed);
      return listed;
    },
  },
  reward('vouchers', 'title_vouchers', <Vouchers />),
  reward('rebate', 'title_rebate', <Rebate />),
  reward('mall', 'title_mall', <Mall />),
  reward('redRain', 'title_redRain', <RedRain />),
  reward('tournaments', 'title_leaderboard', <Leaderboard />),
  {
    key: 'liveRooms',
    what: 'live-stream rooms',
    seen: async () => {
      const listed = menuItems().some(({ text }) => text === 'title_liveRooms');
      assert.is(isOpen('/m/live-rooms'), listed, 'the page is open exactly where it is linked');
      return listed;
    },
  },
  {
    key: 'payersWithdraw',
    what: 'withdrawals of who may not pay in',
    seen: () => !hasRole('withdraw', AGENT41),
  },
  {
    key: 'dividend',
    what: 'the dividend of an agent',
    who: 'agent1',
    seen: () => footerEntries().some(({ text }) => text === 'title_dividend'),
  },
];

test('each feature flag is in the table', () => {
  assert.equal(Object.keys(WHITELABEL.features).sort(), FEATURES.map(({ key }) => key).sort());
});

test('a feature that is off is not seen, and on it is', () => switchesWork('features', FEATURES));

test.run();
