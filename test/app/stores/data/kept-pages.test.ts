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

/** A page's script, named after its first dictionary here, as the HTML has it, and its dictionaries. */
async function neededBy(path: string) {
  const row = matchRoute(path);
  const script = `https://leve.example${scriptOf(row?.texts[0] ?? '')}`;
  return row && { files: [script, ...row.texts.map((area) => `/l/pt.JxccUdSr/${area}.json`)], title: row.title };
}

async function read(
  answers: OnPhone['answers'],
  owner = 'member',
  files: OnPhone['files'] = [...FILES, ...TEXTS],
): Promise<string[]> {
  const pages = await readablePages({ owner, answers, files }, neededBy);
  return pages.map(({ address }) => address);
}

const BETS = { startDate: '2026-11-22', endDate: '2026-11-22', pageNo: 1, pageSize: 30 };

test.before(() => showLanguage('pt'));

test('every readable page is a route, and its answer is one that the phone keeps under that owner', () => {
  for (const { address, question, own } of READABLE) {
    assert.ok(matchRoute(address.split('?', 1)[0] ?? ''), address);
    const row = ROWS.find((one) => one.path === question.split('?', 1)[0]);
    assert.ok(row && (row.offline ?? row.cache === 'etag'), `${address}: ${question} is kept`);
    assert.is(own === true, row.auth !== 'none', `${address}: whose answer it is`);
  }
});

test('a page is listed once its files and its answer are both here, newest first and with the days that it shows', async () => {
  const help = answer(getHelp, { device: 'MOBILE', lang: 'pt' });
  assert.equal(await read([help]), ['/m/help']);
  assert.equal(await read([help], '', FILES), [], 'without its texts');
  assert.equal(await read([help], '', TEXTS), [], 'without its script');
  const before = TEXTS.map((file) => file.replace('JxccUdSr', 'K0wq8UdS'));
  assert.equal(await read([help], '', [...FILES, ...before]), [], 'with the texts of another version');
  const older = { ...BETS, startDate: '2026-10-24' };
  assert.equal(await read([answer(getBets, older, 'member', 9000), answer(getBets, BETS, 'member')]), [
    '/m/gameRecord?from=2026-11-22&to=2026-11-22',
    '/m/gameRecord?from=2026-10-24&to=2026-11-22',
  ]);
});

test('another member’s, another language’s and narrowed answers are none', async () => {
  assert.equal(await read([answer(getBets, BETS, 'other')]), []);
  assert.equal(await read([answer(getBets, { ...BETS, gameType: 'RNG' }, 'member')]), []);
  assert.equal(await read([answer(getBets, { ...BETS, pageNo: 2 }, 'member')]), []);
  assert.equal(await read([answer(getHelp, { device: 'MOBILE', lang: 'en' })]), []);
  const slots = { merchant: 'leve', platform: 'html5', gameType: 'RNG', pageNo: 1, pageSize: 48, language: 'pt' };
  assert.equal(await read([answer(getGames, slots)]), ['/m/slot-games']);
  assert.equal(await read([answer(getGames, { ...slots, isTop: '1' })]), []);
  assert.equal(await read([answer(getSitePage, { page: 'terms', lang: 'pt' })]), ['/m/help?page=terms']);
  const notices = { types: 'B,PL,PU', groupName: 'm_home', platform: 'M', merchantCode: 'leve', language: 'pt' };
  assert.equal(await read([answer(getAnnouncements, notices, 'member')]), ['/m/notice']);
  assert.equal(await read([answer(getAnnouncements, notices)]), [], 'a guest’s, which a member is not given');
  assert.equal(await read([answer(getAnnouncements, notices)], ''), ['/m/notice']);
  assert.equal(await read([answer(getInbox, { pageNo: 1, pageSize: 20, language: 'pt', unread: 1 }, 'member')]), []);
});

test.run();
