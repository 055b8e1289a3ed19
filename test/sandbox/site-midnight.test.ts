import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getBets } from '../../src/contract/calls/betRecords.ts';
import { createDeposit } from '../../src/contract/calls/deposit.ts';
import { getDepositRecords } from '../../src/contract/calls/depositRecords.ts';
import { getProtection, setLimit } from '../../src/contract/calls/protection.ts';
import { getProfitAndLoss } from '../../src/contract/calls/records.ts';
import { getSignInCalendar, signIn as signInForDay } from '../../src/contract/calls/rewards.ts';
import { getSystemStatus } from '../../src/contract/calls/system.ts';
import { getTeamKpiC } from '../../src/contract/calls/teamCounters.ts';
import { getTeamKpiA } from '../../src/contract/calls/teamKpi.ts';
import { getTransactions } from '../../src/contract/calls/wallet.ts';
import { inDatabase } from '../support/ledger.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';
import { siteDay, untilSiteTime } from '../support/site-day.ts';

const HOUR = 3600 * 1000;

/** A lost bet of R$ 7,00 by `member`, who stands below agent1. */
function bet(sandbox: TestSandbox, at: number): void {
  inDatabase(sandbox, (db) =>
    db
      .prepare(
        `INSERT INTO bets (member_id, node_id, game_type, vassalage, stake, payout, status, placed_at)
         SELECT m.id, g.node_id, g.game_type, g.vassalage, 700, 0, 'lost', ? FROM members m, games g
         WHERE m.username = 'member' AND g.game_type = 'RNG' LIMIT 1`,
      )
      .run(at),
  );
}

/** Pays R$ 50,00 in and gives the id. */
async function payIn({ call, url }: TestSandbox, token: string): Promise<string> {
  const body = { methodId: 'pix', amount: '50.00', backUrl: '/m/home' } as const;
  const { depositId } = (await call(createDeposit, { token, body })).value;
  const form = new URLSearchParams({ action: 'approve' });
  await fetch(`${url}/sandbox/gateway/${depositId}`, { method: 'POST', body: form, redirect: 'manual' });
  return depositId;
}

/** What all records and reports say of one day. */
async function readDay({ call, signIn }: TestSandbox, day: string, depositId: string) {
  const [token, agent] = [await signIn('member'), await signIn('agent1')];
  const days = { startDate: day, endDate: day };
  const page = { ...days, pageNo: 1, pageSize: 100 };
  const deposits = (await call(getDepositRecords, { token, query: page })).value.list;
  const bets = (await call(getBets, { token, query: page })).value.list;
  const moves = (await call(getTransactions, { token, query: page })).value.list;
  const report = (await call(getTeamKpiA, { token: agent, query: days })).value;
  return {
    deposit: deposits.some((one) => one.depositId === depositId),
    bet: bets.some(({ stake }) => stake === '7.00'),
    move: moves.some(({ code, amount }) => code === 'deposit' && amount === '50.00'),
    profit: (await call(getProfitAndLoss, { token, query: days })).value.footer.stake !== '0.00',
    team: report.list.map((row) => row.day),
    played:
      (await call(getTeamKpiC, { token: agent, query: { ...days, size: 0 } })).value.footer.teamBetMemberCount > 0,
  };
}

for (const zone of ['America/Sao_Paulo', 'Asia/Tokyo', 'Pacific/Kiritimati']) {
  test(`what happens at 22:30 in ${zone} is of that day alone, also at 00:30`, () =>
    withSandbox(async (sandbox) => {
      const { call, signIn, pass, url } = sandbox;
      await fetch(`${url}/sandbox/settings.json`, { method: 'PUT', body: JSON.stringify({ timeZone: zone }) });
      assert.is((await call(getSystemStatus)).value.info.timeZone, zone);
      const late = untilSiteTime('22:30', zone);
      pass(late);
      const at = Date.now() + late;
      const [today, tomorrow] = [siteDay(0, at, zone), siteDay(1, at, zone)];
      const midnight = new Date(Date.parse(`${tomorrow}T00:00:00Z`) - (Date.parse(`${today}T22:30:00Z`) - at));
      const resetsAt = `${midnight.toISOString().slice(0, 16)}:00.000Z`;

      const token = await signIn('member');
      await call(setLimit, { token, body: { kind: 'deposit', period: 'day', amount: '1000.00' } });
      const depositId = await payIn(sandbox, token);
      bet(sandbox, at);
      const limit = async (who: string) =>
        (await call(getProtection, { token: who })).value.limits.find(
          ({ kind, period }) => kind === 'deposit' && period === 'day',
        );
      assert.equal([(await limit(token))?.used, (await limit(token))?.resetsAt], ['50.00', resetsAt]);
      const calendar = (await call(getSignInCalendar, { token })).value;
      assert.equal([calendar.today, calendar.endsAt], [today, resetsAt]);
      assert.ok((await call(signInForDay, { token, body: { day: today } })).success);
      const there = { deposit: true, bet: true, move: true, profit: true, team: [today], played: true };
      assert.equal(await readDay(sandbox, today, depositId), there);

      pass(2 * HOUR);
      assert.equal(await readDay(sandbox, today, depositId), there);
      const next = await readDay(sandbox, tomorrow, depositId);
      assert.equal([next.deposit, next.bet, next.move, next.profit], [false, false, false, false]);
      const later = await signIn('member');
      assert.is((await limit(later))?.used, '0.00');
      assert.is((await call(getSignInCalendar, { token: later })).value.today, tomorrow);
      assert.ok((await call(signInForDay, { token: later, body: { day: tomorrow } })).success);
    }));
}

test.run();
