import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/routes.ts';
import '../../../support/dom.ts';
import { showLanguage } from '../../../../src/app/i18n/texts.ts';
import { matchRoute } from '../../../../src/app/routes/match.ts';
import { type OnPhone, READABLE, readablePages } from '../../../../src/app/stores/data/kept-pages.ts';
import type { AnyCall } from '../../../../src/contract/call.ts';
import { getAnnouncements } from '../../../../src/contract/calls/announcements.ts';
import { getBets } from '../../../../src/contract/calls/betRecords.ts';
import { getGames, getHotGames } from '../../../../src/contract/calls/games.ts';
import { getHelp, getSitePage } from '../../../../src/contract/calls/help.ts';
import { getInbox } from '../../../../src/contract/calls/inbox.ts';
import { getLotteries } from '../../../../src/contract/calls/lottery.ts';
import { getLotteryOrders } from '../../../../src/contract/calls/lotteryRecords.ts';
import { getBonuses } from '../../../../src/contract/calls/promotions.ts';
import { getProfitAndLoss } from '../../../../src/contract/calls/records.ts';

const ROWS: readonly AnyCall[] = [
  ...[getAnnouncements, getBets, getGames, getHotGames, getHelp, getSitePage, getInbox, getLotteries],
  ...[getLotteryOrders, getBonuses, getProfitAndLoss],
];

const NOW = Date.parse('2026-11-22T12:00:00Z');
const scriptOf = (area: string): string => `/a/${area}-AB12C.js`;
const FILES = ['bets', 'messages', 'games', 'inbox'].map(scriptOf);
const TEXTS = ['bets', 'messages', 'games', 'inbox'].map((area) => `/l/pt.JxccUdSr/${area}.json`);

/** An answer as the phone keeps it. */
const answer = (call: AnyCall, query: object, owner = '', age = 0): OnPhone['answers'][number] => ({
  name: JSON.stringify([call.path, query]),
  owner,
  at: NOW - age,
  text: '',
});

/** A page's script, named after its first dictionary here. */
function neededBy(path: string) {
  const row = matchRoute(path);
  return row && { script: scriptOf(row.texts[0] ?? ''), texts: row.texts, title: row.title };
}

const read = (answers: OnPhone['answers'], owner = 'member', files = [...FILES, ...TEXTS]): string[] =>
  readablePages({ owner, answers, files }, neededBy).map(({ address }) => address);

const BETS = { startDate: '2026-11-22', endDate: '2026-11-22', pageNo: 1, pageSize: 30 };

test.before(() => showLanguage('pt'));

test('every readable page is a route, and its answer is one that the phone keeps under that owner', () => {
  for (const { path, call, own } of READABLE) {
    assert.ok(matchRoute(path.split('?', 1)[0] ?? ''), path);
    const row = ROWS.find((one) => one.path === call);
    assert.ok(row && (row.offline ?? row.cache === 'etag'), `${path}: ${call} is kept`);
    assert.is(own === true, row.auth !== 'none', `${path}: whose answer it is`);
  }
});

test('a page is listed once its files and its answer are both here, newest first and with the days that it shows', () => {
  const help = answer(getHelp, { device: 'MOBILE', lang: 'pt' });
  assert.equal(read([help]), ['/m/help']);
  assert.equal(read([help], '', FILES), [], 'without its texts');
  assert.equal(read([help], '', TEXTS), [], 'without its script');
  const older = { ...BETS, startDate: '2026-10-24' };
  assert.equal(read([answer(getBets, older, 'member', 9000), answer(getBets, BETS, 'member')]), [
    '/m/gameRecord?from=2026-11-22&to=2026-11-22',
    '/m/gameRecord?from=2026-10-24&to=2026-11-22',
  ]);
});

test('another member’s, another language’s and narrowed answers are none', () => {
  assert.equal(read([answer(getBets, BETS, 'other')]), []);
  assert.equal(read([answer(getBets, { ...BETS, gameType: 'RNG' }, 'member')]), []);
  assert.equal(read([answer(getBets, { ...BETS, pageNo: 2 }, 'member')]), []);
  assert.equal(read([answer(getHelp, { device: 'MOBILE', lang: 'en' })]), []);
  const notices = { types: 'B,PL,PU', groupName: 'm_home', platform: 'M', merchantCode: 'leve', language: 'pt' };
  assert.equal(read([answer(getAnnouncements, notices, 'member')]), ['/m/notice']);
  assert.equal(read([answer(getAnnouncements, notices)]), [], 'a guest’s, which a member is not given');
  assert.equal(read([answer(getAnnouncements, notices)], ''), ['/m/notice']);
  assert.equal(read([answer(getInbox, { pageNo: 1, pageSize: 20, language: 'pt', unread: 1 }, 'member')]), []);
});

test.run();
