import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createDeposit } from '../../src/contract/calls/deposit.ts';
import { getGames, launchGame } from '../../src/contract/calls/games.ts';
import { collectFunds, getWallet, transferFunds } from '../../src/contract/calls/wallet.ts';
import { parseMoney } from '../../src/sandbox/rules/money.ts';
import { createRandom, type Random } from '../../src/sandbox/seed/random.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';

const WALLETS = ['MAIN', 'PP', 'JDB', 'FC', 'TA'];
const TABS = 8;
const STEPS = 60;

/** One tab of the browser: what it tapped came back up to three times under the same key, as double taps and retries do. */
interface Tab {
  sandbox: TestSandbox;
  token: string;
  random: Random;
  stakes: string[];
  /** Spins its own game; answers the payout in cents, or undefined when the money did not suffice. */
  spin(round: string, stake: string): Promise<number | undefined>;
}

async function openTab(sandbox: TestSandbox, token: string, seed: number): Promise<Tab> {
  const query = {
    merchant: 'leve',
    platform: 'html5',
    gameType: 'RNG',
    gameClassify: 'SLOT',
    pageNo: seed + 1,
    pageSize: 1,
    language: 'en',
  } as const;
  const [game] = (await sandbox.call(getGames, { query })).value.games;
  if (!game) throw new Error('no game to play');
  const { url } = (
    await sandbox.call(launchGame, {
      token,
      query: {
        category: 'RNG',
        vendor: game.vassalage,
        gameId: game.gameId,
        nodeId: game.nodeId,
        supportPlay: 'H5',
        language: 'en',
        backUrl: '/m/home',
      },
    })
  ).value;
  const [path, ticket] = url.split('#ticket=');
  const post = (name: string, body: object, headers = {}) =>
    fetch(`${sandbox.url}${path}${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const cookie = (await post('/open', { ticket })).headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const table = await fetch(`${sandbox.url}${path}/table`, { headers: { Cookie: cookie } });
  const { stakes } = ((await table.json()) as { value: { stakes: string[] } }).value;
  return {
    sandbox,
    token,
    random: createRandom(seed),
    stakes: stakes.slice(0, 4),
    spin: async (round, stake) => {
      const response = await post('/play', { round, stake }, { Cookie: cookie });
      const { value, code } = (await response.json()) as { value?: { payout: string }; code?: string };
      if (code && code !== 'wallet.insufficient') throw new Error(`spin: ${code}`);
      return value && parseMoney(value.payout);
    },
  };
}

/** Deposits by several taps and approves by several; answers the cents that must have come in. */
async function deposit({ sandbox, token, random }: Tab, key: string, times: unknown[]): Promise<number> {
  const body = { methodId: 'wallet', amount: `${random.int(5, 40)}.07`, backUrl: '/m/home' };
  const [first] = await Promise.all(times.map(() => sandbox.call(createDeposit, { token, key, body })));
  const address = `${sandbox.url}/sandbox/gateway/${first?.value.depositId}`;
  const approval = () =>
    fetch(address, { method: 'POST', body: new URLSearchParams({ action: 'approve' }), redirect: 'manual' });
  await Promise.all([...times, 1].map(approval));
  return parseMoney(body.amount);
}

/** Moves money between two wallets, or not when there is too little. */
async function transfer({ sandbox, token, random }: Tab, key: string, times: unknown[]): Promise<0> {
  const from = random.chance(0.6) ? 'MAIN' : random.pick(WALLETS);
  const to = random.pick(WALLETS.filter((wallet) => wallet !== from));
  const body = { from, to, amount: `${random.int(1, 20)}.${random.int(10, 99)}` };
  const answers = await Promise.all(times.map(() => sandbox.call(transferFunds, { token, key, body })));
  for (const { code } of answers) assert.ok(code === undefined || code === 'wallet.insufficient', code);
  return 0;
}

/** Spins once by several taps; answers what the round won or lost in cents. */
async function spin({ spin: play, random, stakes }: Tab, key: string, times: unknown[]): Promise<number> {
  const stake = random.pick(stakes);
  const payouts = await Promise.all(times.map(() => play(key, stake)));
  const settled = new Set(payouts.filter((payout) => payout !== undefined));
  assert.ok(settled.size <= 1, 'one round has one outcome');
  const [payout] = settled;
  return payout === undefined ? 0 : payout - parseMoney(stake);
}

async function hammer(tab: Tab, name: string): Promise<number> {
  let gained = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const key = `tab-${name}-step-${step}`;
    const times = Array.from({ length: tab.random.int(1, 3) });
    const chance = tab.random.int(0, 9);
    if (chance === 0) gained += await deposit(tab, key, times);
    else if (chance === 1)
      await Promise.all(times.map(() => tab.sandbox.call(collectFunds, { token: tab.token, key })));
    else gained += await (chance < 6 ? transfer : spin)(tab, key, times);
  }
  return gained;
}

function checkBooks(dataDir: string): void {
  const db = new Sqlite(join(dataDir, 'leve.sqlite'), { readonly: true });
  const one = (query: string) => Number(db.prepare(query).pluck().get());
  const player = "name NOT LIKE 'house:%'";
  assert.is(one('SELECT SUM(amount) FROM ledger_lines'), 0, 'all lines sum to zero');
  assert.is(one('SELECT SUM(balance) FROM ledger_accounts'), 0, 'and so do all balances');
  assert.is(one(`SELECT COUNT(*) FROM ledger_accounts WHERE balance < 0 AND ${player}`), 0, 'nobody is overdrawn');
  const low = `SELECT MIN(balance_after) FROM ledger_lines JOIN ledger_accounts a ON a.id = account_id WHERE ${player}`;
  assert.ok(one(low) >= 0, 'and nobody ever was');
  const odd = 'SELECT posting_id FROM ledger_lines GROUP BY posting_id HAVING SUM(amount) <> 0';
  assert.is(one(`SELECT COUNT(*) FROM (${odd})`), 0, 'each posting balances');
  assert.is(one('SELECT COUNT(*) - COUNT(DISTINCT key) FROM ledger_postings'), 0, 'each key moved once');
  const lines = '(SELECT COALESCE(SUM(amount), 0) FROM ledger_lines WHERE account_id = a.id)';
  assert.is(one(`SELECT COUNT(*) FROM ledger_accounts a WHERE balance <> ${lines}`), 0, 'balances are sums of lines');
  for (const kind of ['transfer', 'deposit', 'bet', 'payout']) {
    const moved = one(`SELECT COUNT(*) FROM ledger_postings WHERE kind = '${kind}'`);
    assert.ok(moved > 20, `only ${moved} of ${kind}`);
  }
  db.close();
}

test('eight tabs hammering one balance never overdraw it, and the books balance', () =>
  withSandbox(async (sandbox) => {
    const token = await sandbox.signIn('newbie');
    const tabs = await Promise.all(Array.from({ length: TABS }, (_, seed) => openTab(sandbox, token, seed)));
    const gained = await Promise.all(tabs.map((tab, place) => hammer(tab, String(place))));
    const { sumBalance } = (await sandbox.call(getWallet, { token })).value;
    const expected = 5000 + gained.reduce((sum, amount) => sum + amount, 0);
    assert.is(parseMoney(sumBalance), expected, 'every deposit, stake and payout counts once');
    checkBooks(sandbox.dataDir);
  }));

test.run();
