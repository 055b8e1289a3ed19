import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dictionaries } from '../i18n/dictionaries.ts';
import '../../support/routes.ts';
import { isHome, matchRoute } from '../../../src/app/routes/match.ts';
import type { RouteRow } from '../../../src/app/routes/row.ts';
import { routes } from '../../../src/app/routes/table.ts';
import '../../support/dom.ts';

/** The table of SPEC 2.1, a line each; the first path of a line is the one that links use. */
const SPEC = `
/m/home / /m /m/ /m/index /m/index.html
/m/login
/m/register /m/register.html
/m/forget
/m/changePsw
/m/help
/m/notice /m/member/notice
/m/noticeDetail
/m/activity
/m/activityDetail
/m/applyReward
/m/activity/signIn
/m/rewardCenter
/m/mall/mallHome
/m/gameRecord
/m/transaction/record
/m/securityCenter
/m/myAccount/index
/m/member/home
/m/voucherCenter
/m/withdraw
/m/inviteFriends
/m/webEmail
/m/message
/m/set
/m/agent
/m/lottery
/m/app
/m/trail
/m/gameCenter
/m/slotsCenter
/m/live-games
/m/poker-games
/m/sport-games
/m/slot-games
/m/fishing-games
/m/gameList
/m/read/live
/m/read/sport
/m/read/esport
/m/read/rng
/m/read/pvp
/m/read/fish
/m/read/lott
/m/agent/team/overview
/m/member/team
/m/agent/team/pnl
/m/teamBetting
/m/member/agent/agentRebeat
/m/member/teamRebate
/m/redRain
/m/agentRegister
/m/member/agent/agentDivident
/m/member/agent/getSalaryContract
/m/member/agent/getDevidendContract
/m/member/agent/getHourContract
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const row = (path: string): RouteRow => {
  const found = matchRoute(path);
  if (!found) throw new Error(`no row ${path}`);
  return found;
};

const pathsWhere = (holds: (row: RouteRow) => boolean): string[] =>
  routes
    .filter(holds)
    .map(({ path }) => path)
    .sort();

test('every path of SPEC 2.1 has its row, aliases the same one', () => {
  for (const [path = '', ...aliases] of SPEC) {
    assert.is(row(path).path, path);
    for (const alias of aliases) assert.is(row(alias), row(path), alias);
  }
});

/** Pages that the specification names without a route. */
const OURS = [
  '/m/bonusDetails',
  '/m/depositRecord',
  '/m/kyc',
  '/m/leaderboard',
  '/m/linkedAccounts',
  '/m/live-rooms',
  '/m/lotteryRecord',
  '/m/paymentPassword',
  '/m/profitAndLoss',
  '/m/protection',
  '/m/rebate',
  '/m/search',
  '/m/transfer',
  '/m/transferRecord',
  '/m/vip',
  '/m/vouchers',
  '/m/wallet',
];

test('there is no row beside the table and our own, and an unknown path has none', () => {
  const known = [...SPEC.flat(), ...OURS];
  const paths = routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  assert.equal(
    paths.filter((path) => !known.includes(path)),
    [],
    'a path is new: name it in OURS of test/app/routes/table.test.ts',
  );
  assert.equal(
    known.filter((path) => !paths.includes(path)),
    [],
    'a path is gone',
  );
  for (const path of ['', '/home', '/m/Home', '/m/home/', '/m/login/x', '/m/constructor', '//m/home']) {
    assert.is(matchRoute(path), undefined, path);
  }
});

test('the home paths are home, and no other path is', () => {
  for (const path of ['/', '/m', '/m/', '/m/home', '/m/index', '/m/index.html']) {
    assert.ok(isHome(path), path);
    assert.is(row(path).bar, 'home');
  }
  assert.equal(
    pathsWhere(({ bar }) => bar === 'home'),
    ['/m/home'],
  );
  assert.not(isHome('/m/login'));
});

test('titles are those of SPEC 2.2', () => {
  const titles = {
    '/m/activity': 'title_activity',
    '/m/forget': 'title_forget',
    '/m/login': 'title_login',
    '/m/register': 'title_register',
    '/m/trail': 'title_trail',
    '/m/changePsw': 'title_changePsw',
    '/m/notice': 'title_notice',
    '/m/gameCenter': 'title_gameCenter',
    '/m/gameList': 'title_gameCenter',
    '/m/slotsCenter': 'title_slots',
    '/m/message': 'title_message',
    '/m/set': 'title_set',
    '/m/help': 'title_help',
    '/m/activityDetail': 'title_detail',
    '/m/noticeDetail': 'title_detail',
    '/m/applyReward': 'title_applyReward',
  };
  for (const [path, title] of Object.entries(titles)) assert.is(row(path).title, title, path);
});

test("every title and dictionary of a row is there, also where its name is made of the page's", () => {
  const words = dictionaries('en');
  for (const { path, title, texts } of routes) {
    assert.ok(words.common[title], `${path}: ${title}`);
    for (const area of texts) assert.ok(area in words, `${path}: ${area}`);
  }
});

test('the footer stands everywhere but where SPEC 2.2 takes it away, and the agent home has one of its own (SPEC 2.11)', () => {
  assert.equal(
    pathsWhere(({ footer }) => footer === 'own'),
    ['/m/agent'],
  );
  assert.equal(
    pathsWhere(({ footer }) => !footer),
    ['/m/changePsw', '/m/forget', '/m/gameList', '/m/login', '/m/noticeDetail', '/m/register'],
  );
});

/** Lists of games, and the game-reading routes. */
const showsGames = ({ texts }: RouteRow): boolean => texts.includes('games') || texts.includes('read');

test('the header is the page’s own where SPEC 2.2 takes it away and on lists of games, and changePsw has none', () => {
  const excepted = ['/m/login', '/m/register', '/m/message', '/m/app', '/m/lottery', '/m/forget', '/m/agent'];
  const lists = pathsWhere(showsGames);
  assert.equal(
    pathsWhere(({ bar }) => bar === 'own'),
    [...excepted, ...lists].sort(),
  );
  assert.ok(lists.includes('/m/gameList') && lists.includes('/m/gameCenter'));
  assert.equal(
    pathsWhere(({ bar }) => bar === 'none'),
    ['/m/changePsw'],
  );
});

test('back leads home from forms, promotions, messages and lists, elsewhere one step (SPEC 2.2, 2.8, 2.9)', () => {
  const homeward = ['/m/activity', '/m/forget', '/m/login', '/m/message', '/m/register', '/m/trail'];
  assert.equal(
    pathsWhere((row) => row.back === 'home' && !showsGames(row)),
    homeward,
  );
  assert.equal(
    pathsWhere((row) => row.back === 'step' && showsGames(row)),
    [],
  );
});

test('what needs a session is guarded (SPEC section 6)', () => {
  for (const path of ['/m/member/home', '/m/gameRecord', '/m/rewardCenter']) assert.is(row(path).guard, 'member', path);
  for (const path of ['/m/kyc', '/m/vip']) assert.is(row(path).guard, 'account', path);
  assert.is(row('/m/voucherCenter').guard, 'money');
  assert.is(row('/m/withdraw').guard, 'withdraw');
  for (const path of ['/m/webEmail', '/m/message']) assert.is(row(path).guard, 'messages', path);
  for (const path of ['/m/agent', '/m/agent/team/overview', '/m/teamBetting', '/m/agentRegister']) {
    assert.is(row(path).guard, 'agent', path);
  }
  assert.is(row('/m/changePsw').guard, 'password');
  assert.is(row('/m/applyReward').guard, 'reward');
  for (const path of ['/m/home', '/m/login', '/m/register', '/m/help', '/m/notice', '/m/slot-games', '/m/set']) {
    assert.is(row(path).guard, undefined, path);
  }
});

test.run();
