import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import '../../support/routes.ts';
import { openInvite } from '../../../src/app/chrome/actions.ts';
import { menuItems } from '../../../src/app/chrome/menu/items.ts';
import { isOpen } from '../../../src/app/features/switches/is-open.ts';
import { gridEntries } from '../../../src/app/pages/agent/agent-home/agent-entries.ts';
import { InviteCard } from '../../../src/app/pages/home/lobby/Lobby.tsx';
import { memberGroups } from '../../../src/app/pages/member/centre/entries.ts';
import Invite from '../../../src/app/pages/rewards/invite/Invite.tsx';
import SignIn from '../../../src/app/pages/rewards/sign-in/SignIn.tsx';
import { go } from '../../../src/app/routes/links.ts';
import type { RouteRow } from '../../../src/app/routes/row.ts';
import { routes } from '../../../src/app/routes/table.ts';
import { hasChat } from '../../../src/app/stores/service/chat.ts';
import { WHITELABEL } from '../../../src/sandbox/rules/site.ts';
import { type Switch, says, shownPath, switchesWork } from './switches.tsx';

/** Whether a row's switches close it, as boot/Root.tsx reads them. */
const isOff = ({ path }: RouteRow): boolean => !isOpen(path);

/** Entries of the side menu, of the member centre and of the agent home, by the key of their text. */
const LISTS = {
  menu: () => menuItems().map(({ text }) => text),
  centre: () => memberGroups().flatMap(({ entries }) => entries.map(({ text }) => text)),
  agent: () => gridEntries().map(({ text }) => text),
};

type List = keyof typeof LISTS;

/** An entry in these lists; where the route goes by the same key, it is closed with the entry. */
const entry = (key: string, text: string, lists: readonly List[], page?: React.ReactNode): Switch => ({
  key,
  what: `${text} in ${lists.join(' and ')}`,
  who: lists.includes('agent') ? 'agent1' : 'member',
  seen: async () => {
    const shown = lists.map((list) => (LISTS[list]() as string[]).includes(text));
    assert.is(new Set(shown).size, 1, `${key}: every list agrees`);
    const row = routes.find(({ title }) => title === text);
    if (row && isOff(row)) assert.not(shown[0], `${key}: what is linked is open`);
    if (page)
      assert.is((await shownPath(page)) !== '/m/home', shown[0], `${key}: the page is open exactly where it is linked`);
    return shown[0] ?? false;
  },
});

/** A route that goes by its key alone (boot/Root.tsx). */
const closes = (key: string, path: string): Switch => ({
  key,
  what: `the route ${path}`,
  who: 'member',
  seen: () => routes.some((row) => row.path === path && !isOff(row)),
});

const MENU: readonly Switch[] = [
  entry('PROMO', 'title_activity', ['menu', 'centre']),
  entry('SIGNIN', 'title_signIn', ['menu', 'centre']),
  entry('INVITE', 'title_invite', ['menu', 'centre']),
  entry('GAMEREC', 'title_gameRecord', ['menu', 'centre']),
  entry('GAMEREC', 'title_lotteryRecord', ['centre']),
  entry('GAMEREC', 'title_pnl', ['centre']),
  entry('GAMEREC', 'title_bonuses', ['centre']),
  closes('GAMEREC', '/m/gameRecord'),
  closes('GAMEREC', '/m/lotteryRecord'),
  closes('GAMEREC', '/m/profitAndLoss'),
  closes('GAMEREC', '/m/bonusDetails'),
  entry('NOTICE', 'title_notice', ['menu']),
  entry('NOTICE', 'member_notices', ['centre']),
  entry('HELP', 'title_help', ['menu', 'centre']),
  entry('APPDOWN', 'title_app', ['menu']),
  entry('TRANSREC3', 'title_transactions', ['menu', 'centre']),
  closes('TRANSREC3', '/m/transaction/record'),
  entry('SECPRIV', 'title_security', ['menu', 'centre']),
  closes('SECPRIV', '/m/securityCenter'),
  entry('MAILCEN', 'title_message', ['menu', 'centre']),
  closes('MAILCEN', '/m/webEmail'),
  entry('REWCEN', 'title_rewardCenter', ['centre']),
  entry('MALL', 'title_mall', ['centre']),
  entry('MYACC', 'title_myAccount', ['centre']),
  closes('MYACC', '/m/myAccount/index'),
  entry('VIP', 'title_vip', ['centre']),
  closes('VIP', '/m/vip'),
  entry('KYC', 'member_kyc', ['centre']),
  closes('KYC', '/m/kyc'),
  entry('AGEPAG', 'title_teamOverview', ['agent']),
  entry('TRANSREC3', 'title_transactions', ['agent']),
  entry('DOWNMAN', 'title_team', ['agent']),
  entry('AGENTRANSMULTDOWN3', 'title_redRain', ['agent']),
  entry('AGETEAMPNL3', 'title_teamPnl', ['agent']),
  entry('TEAMBETTING3', 'title_teamBetting', ['agent']),
  entry('GAMSER', 'title_agentRebate', ['agent']),
  entry('AGEREBINC3', 'title_teamRebate', ['agent']),
  entry('SECPRIV', 'title_security', ['agent']),
  entry('MAILCEN', 'title_inbox', ['agent']),
];

const MODULES: readonly Switch[] = [
  { key: 'CBS3', what: 'live chat', who: 'member', seen: () => hasChat() },
  { ...entry('COMM3', 'title_agentRebate', ['agent']), what: 'the agents’ rebate settings' },
  { ...entry('COMM3', 'title_teamRebate', ['agent']), what: 'the income of rebate' },
];

/** Where the invite action leads (SPEC section 6). */
function invited(): boolean {
  go('/m/set', { replace: true });
  openInvite();
  return location.pathname === '/m/inviteFriends';
}

const PROMOS: readonly Switch[] = [
  entry('LOGIN', 'title_signIn', ['menu', 'centre'], <SignIn />),
  entry('REFERRAL', 'title_invite', ['menu', 'centre'], <Invite />),
  {
    key: 'REFERRAL',
    what: 'the card on home',
    who: 'member',
    seen: () => says(<InviteCard />, 'invite_action', 'lobby'),
  },
  { key: 'REFERRAL', what: 'the invite action', who: 'member', seen: invited },
];

const keysOf = (table: readonly Switch[]): string[] => [...new Set(table.map(({ key }) => key))].sort();

test('each menu key, module and promotion of the site is in the table', () => {
  assert.equal(keysOf(MENU), [...WHITELABEL.menu].sort());
  assert.equal(keysOf(MODULES), [...WHITELABEL.modules].sort());
  assert.equal(keysOf(PROMOS), [...WHITELABEL.promos].sort());
});

test('an entry whose menu key is off is gone, and its route leads home', () => switchesWork('menu', MENU));
test('a module that is off is not seen', () => switchesWork('modules', MODULES));
test('a promotion that is off is not seen', () => switchesWork('promos', PROMOS));

test.run();
