import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import '../../support/routes.ts';
import type { ReactNode } from 'react';
import { FooterBar } from '../../../src/app/chrome/footer/FooterBar.tsx';
import SideMenu from '../../../src/app/chrome/menu/SideMenu.tsx';
import ServiceContent from '../../../src/app/chrome/service/ServiceContent.tsx';
import { isOpen } from '../../../src/app/features/switches/is-open.ts';
import { language, loadTexts, type TextArea, type TextKey, t } from '../../../src/app/i18n/texts.ts';
import AgentHome from '../../../src/app/pages/agent/agent-home/AgentHome.tsx';
import { SiteTextLinks } from '../../../src/app/pages/help/SiteText.tsx';
import { HomeCategories } from '../../../src/app/pages/home/HomeCategories.tsx';
import { HomeNotices } from '../../../src/app/pages/home/HomeNotices.tsx';
import { InviteCard } from '../../../src/app/pages/home/lobby/Lobby.tsx';
import { PromoStrip } from '../../../src/app/pages/home/lobby/PromoStrip.tsx';
import MemberHome from '../../../src/app/pages/member/centre/MemberHome.tsx';
import MyAccount from '../../../src/app/pages/member/my-account/MyAccount.tsx';
import Security from '../../../src/app/pages/member/security/Security.tsx';
import Vip from '../../../src/app/pages/member/vip/Vip.tsx';
import MessageCentre from '../../../src/app/pages/messages/centre/MessageCentre.tsx';
import Wallet from '../../../src/app/pages/money/wallet/Wallet.tsx';
import RewardCenter from '../../../src/app/pages/rewards/center/RewardCenter.tsx';
import Invite from '../../../src/app/pages/rewards/invite/Invite.tsx';
import Rebate from '../../../src/app/pages/rewards/rebate/Rebate.tsx';
import { AccountSection } from '../../../src/app/pages/settings/AccountSection.tsx';
import { routes } from '../../../src/app/routes/table.ts';
import { homeAnnouncements } from '../../../src/app/stores/announcements/announcements.ts';
import { refreshCounters } from '../../../src/app/stores/member/refresh-counters.ts';
import { showSheet } from '../../../src/app/stores/screen/menu.ts';
import { dropSession } from '../../../src/app/stores/session/session.ts';
import { refreshStatus } from '../../../src/app/stores/system/system.ts';
import { WHITELABEL } from '../../../src/sandbox/rules/site.ts';
import { reset } from '../../support/dom.ts';
import type { TestSandbox } from '../../support/sandbox.ts';
import { enter, made, madeCalls, onPlatform } from '../stores/platform.ts';
import { withTexts } from '../stores/texts.ts';
import { textOf } from './switches.tsx';

const nothing = (): void => undefined;

/** Whatever has entries: who sees it, and its texts. */
const VIEWS: Readonly<Record<string, readonly ['member' | 'agent1', () => ReactNode, readonly TextArea[]]>> = {
  menu: ['member', () => <SideMenu />, []],
  footer: ['member', () => <FooterBar path="/m/set" />, []],
  service: ['member', () => <ServiceContent onClose={nothing} />, ['service']],
  categories: ['member', () => <HomeCategories />, ['home']],
  notices: ['member', () => <HomeNotices />, ['home']],
  inviteCard: ['member', () => <InviteCard />, ['lobby']],
  siteTexts: ['member', () => <SiteTextLinks shown="about" />, ['messages']],
  centre: ['member', () => <MemberHome />, ['member']],
  account: ['member', () => <MyAccount />, ['profile']],
  security: ['member', () => <Security />, ['security']],
  vip: ['member', () => <Vip />, ['vip']],
  wallet: ['member', () => <Wallet />, ['wallet']],
  messages: ['member', () => <MessageCentre />, ['messageCentre']],
  rewards: ['member', () => <RewardCenter />, ['rewardCenter']],
  invite: ['member', () => <Invite />, ['invite']],
  rebate: ['member', () => <Rebate />, ['rebate']],
  settings: ['member', () => <AccountSection />, ['settings']],
  agentHome: ['agent1', () => <AgentHome />, ['agentHome']],
};

/** What entries are called, beside the title of the page that they lead to. */
const ALSO: Readonly<Record<string, readonly TextKey[]>> = {
  '/m/activity': ['cat_PROMO'],
  '/m/inviteFriends': ['nav_invite', 'cat_INVITE', 'invite_action'],
  '/m/rewardCenter': ['nav_reward', 'invite_to_rewards'],
  '/m/agentRegister': ['agent_open'],
  '/m/notice': ['member_notices', 'agent_news'],
  '/m/app': ['service_app'],
  '/m/kyc': ['member_kyc', 'set_kyc', 'row_kyc'],
  '/m/securityCenter': ['account_security'],
};

/** Pages that other pages of the same switch lead to, rather than an entry of their own. */
const WITHIN: readonly string[] = ['/m/noticeDetail', '/m/activityDetail', '/m/applyReward'];

/** What is asked for the sake of a switch alone. */
const ASKED: Readonly<Record<string, RegExp>> = {
  PROMO: /promotions/,
  NOTICE: /announcements\/(?:unread|popular|notices)/,
  MAILCEN: /\/inbox/,
  CBS3: /\/chat/,
  REWCEN: /rewards\/summary/,
  rewardCenter: /rewards\/summary/,
  MALL: /\/mall/,
  mall: /\/mall/,
  VIP: /member\/vip/,
  KYC: /member\/kyc/,
};

/** Pages that show something of a switch's without an entry. */
const SHOWS: Readonly<Record<string, readonly string[]>> = {
  MALL: ['vip'],
  mall: ['vip'],
  KYC: ['centre'],
  VIP: ['centre'],
};

interface Row {
  readonly key: string;
  readonly kind: 'menu' | 'modules' | 'promos' | 'features';
  readonly paths: readonly string[];
  readonly names: readonly TextKey[];
}

const kindOf = (key: string): Row['kind'] =>
  (['menu', 'modules', 'promos'] as const).find((kind) => WHITELABEL[kind].includes(key)) ?? 'features';

const needing = (key: string) => routes.filter(({ needs }) => needs?.split(' ').includes(key));

/** The table: each switch that a route names or a call follows, its addresses, and the names of their entries. */
const ROWS: readonly Row[] = [...new Set([...routes.flatMap(({ needs }) => needs?.split(' ') ?? []), 'CBS3'])].map(
  (key) => {
    const rows = needing(key).filter(({ path }) => !WITHIN.includes(path));
    const names = rows.flatMap(({ path, title }) => [title, ...(ALSO[path] ?? [])]);
    return { key, kind: kindOf(key), paths: needing(key).map(({ path }) => path), names };
  },
);

/** Lets answers and late parts come. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150));

/** What can be tapped in a view, by its words. */
async function entriesOf(view: string): Promise<string[]> {
  const [, draw, areas] = VIEWS[view] as (typeof VIEWS)[string];
  if (view === 'menu') showSheet('menu');
  if (view === 'notices') await homeAnnouncements.load();
  await textOf(draw(), ...areas);
  await settled();
  const tapped = [...document.querySelectorAll('button, a')];
  showSheet(undefined);
  return tapped.flatMap((one) => [one.getAttribute('aria-label') ?? '', one.textContent ?? '']);
}

/** Whether an entry of this name is among what can be tapped. */
const has = (entries: readonly string[], name: TextKey): boolean =>
  entries.some((words) => words === t(name) || words.startsWith(t(name)) || words.endsWith(t(name)));

async function turn({ url }: TestSandbox, { kind, key }: Row, on: boolean): Promise<void> {
  await fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify({ [kind]: { [key]: on } }) });
  await refreshStatus();
}

let here = '';

async function as(who: string): Promise<void> {
  if (who === here) return;
  dropSession();
  await enter(who);
  here = who;
}

/** The views that show each name while everything is on. */
async function seenWhere(): Promise<Map<TextKey, string[]>> {
  const seen = new Map<TextKey, string[]>();
  for (const view of Object.keys(VIEWS)) {
    await as((VIEWS[view] as (typeof VIEWS)[string])[0]);
    const entries = await entriesOf(view);
    for (const name of new Set(ROWS.flatMap(({ names }) => names)))
      if (has(entries, name)) seen.set(name, [...(seen.get(name) ?? []), view]);
  }
  return seen;
}

test('what is off has no entry, its address is closed, and nothing is asked for it', () =>
  onPlatform(async (sandbox) => {
    await withTexts();
    await loadTexts(language(), [...new Set(Object.values(VIEWS).flatMap(([, , areas]) => areas))]);
    const seen = await seenWhere();
    for (const { path, title, needs } of routes)
      if (needs && !WITHIN.includes(path))
        assert.ok(
          [title, ...(ALSO[path] ?? [])].some((name) => seen.has(name)),
          `${path} has an entry`,
        );
    for (const row of ROWS) {
      await turn(sandbox, row, false);
      for (const path of row.paths) assert.not(isOpen(path), `${row.key} off: ${path}`);
      made.length = 0;
      const views = new Map<string, TextKey[]>((SHOWS[row.key] ?? []).map((view) => [view, []]));
      for (const name of row.names)
        for (const view of seen.get(name) ?? []) views.set(view, [...(views.get(view) ?? []), name]);
      for (const [view, names] of views) {
        // A view that is closed itself has no entries.
        if (view === 'rewards' && !isOpen('/m/rewardCenter')) continue;
        if (view === 'messages' && !isOpen('/m/message')) continue;
        await as((VIEWS[view] as (typeof VIEWS)[string])[0]);
        const entries = await entriesOf(view);
        // Without the promotion the footer's invitation says that it comes soon (SPEC section 6).
        for (const name of row.key === 'REFERRAL' && view === 'footer' ? [] : names)
          assert.not(has(entries, name), `${row.key} off: ${name} in ${view}`);
      }
      refreshCounters();
      await settled();
      const calls = madeCalls().filter((call) => ASKED[row.key]?.test(call));
      assert.equal(calls, [], `${row.key} off: nothing is asked for it`);
      await turn(sandbox, row, true);
      for (const path of row.paths) assert.ok(isOpen(path), `${row.key} on: ${path}`);
    }
    reset();
  }));

test('home has no strip of promotions where the site has none', () =>
  onPlatform(async (sandbox) => {
    const row: Row = { key: 'PROMO', kind: 'menu', paths: [], names: [] };
    assert.not.equal(await textOf(<PromoStrip />, 'lobby'), '');
    await turn(sandbox, row, false);
    assert.is(await textOf(<PromoStrip />, 'lobby'), '');
    reset();
  }));

test('the site keeps its own texts where it has no help centre', () =>
  onPlatform(async (sandbox) => {
    await turn(sandbox, { key: 'HELP', kind: 'menu', paths: [], names: [] }, false);
    assert.not(isOpen('/m/help?i=1'));
    assert.ok(isOpen('/m/help?page=terms'));
    reset();
  }));

test.run();
