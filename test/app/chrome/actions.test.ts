import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import '../../support/routes.ts';
import { openChat, openDeposit, openInvite, openMember, openRewards } from '../../../src/app/chrome/actions.ts';
import { menuItems } from '../../../src/app/chrome/menu/items.ts';
import { question } from '../../../src/app/stores/screen/dialogs.ts';
import { toast } from '../../../src/app/stores/screen/toasts.ts';
import { checkRole, hasRole, type Role } from '../../../src/app/stores/session/roles.ts';
import { adoptSession, dropSession, session } from '../../../src/app/stores/session/session.ts';
import { refreshStatus } from '../../../src/app/stores/system/system.ts';
import type { SessionType } from '../../../src/contract/schemas/session.ts';
import { onPlatform } from '../stores/platform.ts';

/** A guest, or the types of session of SPEC section 6. */
type Who = 'guest' | SessionType;
const EVERYBODY: readonly Who[] = ['guest', 0, 1, 2, 4, 40, 41, 42];

/** SPEC section 6 once more, by hand: who has which role. */
const ROLES: Record<Role, readonly Who[]> = {
  agent: [1, 2, 41, 42],
  money: [0, 1, 2],
  withdraw: [0, 1, 2, 40, 41, 42],
  messages: [0, 1, 2, 40, 41, 42],
  account: [0, 1, 2, 40, 41, 42],
  password: [0, 1, 2, 40, 41, 42],
  contracts: [0, 1, 2],
};

function be(who: Who): void {
  dropSession();
  if (who !== 'guest')
    adoptSession({ token: `token-${who}`, userName: `type${who}`, type: who, firstTimeLogin: false });
}

/** Where an action led: its page, the login, a question, or what a toast said. */
async function endOf(action: () => unknown): Promise<string> {
  history.replaceState(null, '', '/m/home');
  const before = toast.peek()?.id;
  const running = action();
  // A question comes with the tap that needs it.
  const silent = () => !question.peek() && toast.peek()?.id === before && location.pathname === '/m/home';
  for (let tries = 0; tries < 50 && silent(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 2));
  const asked = question.peek()?.title;
  question.peek()?.answer(false);
  await running;
  if (asked) return asked;
  const said = toast.peek();
  if (said && said.id !== before) return said.text;
  const elsewhere = !/^\/m\/(?:home|login)$/.test(location.pathname);
  return elsewhere ? 'opens' : location.pathname + location.search;
}

test('every type has exactly its roles', () => {
  for (const who of EVERYBODY) {
    be(who);
    for (const [role, types] of Object.entries(ROLES))
      assert.is(hasRole(role as Role), types.includes(who), `${role} ${who}`);
  }
  be(0);
  const marina = session.peek();
  dropSession();
  assert.ok(hasRole('money', marina), 'a role may be asked of another session');
});

test('who lacks a role is told so for the time of SPEC section 8, or not at all', () => {
  for (const [role, text] of [
    ['money', 'free_reject'],
    ['withdraw', 'free_reject'],
    ['messages', 'free_reject'],
    ['agent', undefined],
    ['account', undefined],
  ] as const) {
    be(4);
    const before = toast.peek()?.id;
    assert.not(checkRole(role));
    const said = toast.peek();
    assert.is(said && said.id !== before ? said.text : undefined, text, role);
  }
  be(41);
  assert.not(checkRole('money'));
  assert.is(toast.peek()?.text, 'type_reject', 'who has an account is not told that it is a trial');
});

const LOGIN = (path: string): string => `/m/login?next=${encodeURIComponent(path)}`;

/** What a tap ends in, for a guest and for each type. */
const TAPS: readonly [string, () => unknown, (who: Who) => string][] = [
  [
    'deposit',
    openDeposit,
    (who) => {
      if (who === 'guest') return LOGIN('/m/voucherCenter');
      if (who === 4) return 'free_reject';
      return [0, 1, 2].includes(who) ? 'opens' : 'type_reject';
    },
  ],
  [
    'chat',
    openChat,
    (who) => {
      if (who === 'guest') return LOGIN('/m/message');
      return who === 4 ? 'free_reject' : 'opens';
    },
  ],
  [
    'invite',
    openInvite,
    (who) => {
      if (who === 'guest') return LOGIN('/m/inviteFriends');
      return [1, 2, 41, 42].includes(who) ? 'agent_invite_title' : 'opens';
    },
  ],
  ['rewards', openRewards, (who) => (who === 'guest' ? LOGIN('/m/rewardCenter') : 'opens')],
];

test('every tap ends as SPEC section 6 says, for a guest and for every type', () =>
  onPlatform(async () => {
    for (const [name, action, expected] of TAPS) {
      for (const who of EVERYBODY) {
        be(who);
        assert.is(await endOf(action), expected(who), `${name} ${who}`);
      }
    }
    for (const who of EVERYBODY) {
      be(who);
      const end = await endOf(openMember);
      if (who === 'guest') assert.is(end, LOGIN('/m/member/home'));
      else if (who === 4) assert.is(end, 'trial_register_title');
      else assert.is(end, 'opens', `member ${who}`);
    }
    dropSession();
  }));

test('without the REFERRAL promotion members are told that inviting comes soon, and nobody sees the link', () =>
  onPlatform(async ({ url }) => {
    await fetch(`${url}/sandbox/settings.json`, {
      method: 'PUT',
      body: JSON.stringify({ promos: { REFERRAL: false } }),
    });
    await refreshStatus();
    for (const who of EVERYBODY) {
      be(who);
      if (who !== 'guest' && !ROLES.agent.includes(who)) assert.is(await endOf(openInvite), 'coming_soon', String(who));
      assert.not(menuItems().some(({ text }) => text === 'title_invite'));
    }
    dropSession();
  }));

test('the menu shows agents their area and no referral link, and the others the link and no area', () =>
  onPlatform(async () => {
    for (const who of EVERYBODY) {
      be(who);
      const texts = menuItems().map(({ text }) => text);
      const agent = ROLES.agent.includes(who);
      assert.equal([texts.includes('title_agentHome'), texts.includes('title_invite')], [agent, !agent], String(who));
      assert.is(texts.includes('title_member'), who !== 'guest', String(who));
    }
    dropSession();
  }));

test.run();
