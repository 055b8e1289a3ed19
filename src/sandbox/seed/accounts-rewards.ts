import type { RewardKind } from '../../contract/schemas/rewards.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import type { Minor } from '../rules/money.ts';
import { payRebate } from '../rules/rebate.ts';
import { claimReward, issueReward } from '../rules/rewards.ts';
import { signInFor } from '../rules/signInCalendar.ts';
import { timeZoneOf } from '../rules/site.ts';
import { siteDay } from '../rules/siteDay.ts';
import { addVoucher, type NewVoucher, redeem } from '../rules/vouchers.ts';
import { createRandom } from './random.ts';
import type { Text } from './texts/text.ts';

const DAY = 24 * 3600 * 1000;

interface Kind {
  kind: RewardKind;
  title: Text;
  amount: Minor;
}

/** What waits for the demo member, and for how many days. */
const OPEN: readonly (Kind & { days: number })[] = [
  { kind: 'promotion', title: { pt: 'Bônus de boas-vindas', en: 'Welcome bonus' }, amount: 2_000, days: 30 },
  { kind: 'vip', title: { pt: 'Presente do clube VIP', en: 'VIP club gift' }, amount: 1_500, days: 6 },
  { kind: 'promotion', title: { pt: 'Missão da semana', en: 'Mission of the week' }, amount: 835, days: 1 },
];

/** What came and went before, of kinds that have no record of their own: rebates, friends, check-ins and envelopes have one. */
const PAST: readonly Kind[] = [
  { kind: 'vip', title: { pt: 'Presente do clube VIP', en: 'VIP club gift' }, amount: 500 },
  {
    kind: 'tournament',
    title: { pt: 'Torneio de sábado: 8º lugar', en: 'Saturday tournament: 8th place' },
    amount: 1_200,
  },
  { kind: 'promotion', title: { pt: 'Missão da semana', en: 'Mission of the week' }, amount: 300 },
];
const PAST_COUNT = 24;

/** Codes to try, and what goes wrong with them. */
const CODES: readonly (Omit<NewVoucher, 'now' | 'expiresAt'> & { days: number })[] = [
  { code: 'LEVE10', title: { pt: 'Código Leve 10', en: 'Leve 10 code' }, amount: 1_000, times: 3, days: 180 },
  { code: 'BEMVINDO', title: { pt: 'Boas-vindas', en: 'Welcome' }, amount: 2_000, times: 5, uses: 500, days: 180 },
  { code: 'LEVE5', title: { pt: 'Código Leve 5', en: 'Leve 5 code' }, amount: 500, times: 2, days: 180 },
  {
    code: 'ESGOTADO',
    title: { pt: 'Os mais rápidos', en: 'The fastest' },
    amount: 5_000,
    times: 1,
    uses: 1,
    days: 180,
  },
  { code: 'EXPIRADO', title: { pt: 'Só ontem', en: 'Yesterday only' }, amount: 1_500, times: 1, days: -1 },
  {
    code: 'DIAMANTE',
    title: { pt: 'Do Diamante', en: 'For Diamond' },
    amount: 8_000,
    times: 1,
    minLevel: 4,
    days: 180,
  },
];
const OWN: readonly (Omit<NewVoucher, 'now' | 'expiresAt'> & { days: number })[] = [
  { code: 'MARINA25', title: { pt: 'Sentimos sua falta', en: 'We missed you' }, amount: 2_500, times: 4, days: 9 },
  { code: 'MARINA15', title: { pt: 'Fim de semana de slots', en: 'Slots weekend' }, amount: 1_500, times: 3, days: 2 },
  { code: 'MARINA8', title: { pt: 'Cupom de outubro', en: 'October voucher' }, amount: 800, times: 2, days: -20 },
];

/** Members of the agents' tree who have something to claim as well. */
const OTHERS = ['larissamoreira999', 'nathanrodrigues192'];

/** Days before today on which the demo member signed in. */
const SIGNED = [11, 10, 9, 8, 7, 4, 3, 2, 1];

/** Days ago of the rebates that were claimed. */
const REBATES = [62, 55, 48, 41, 34, 27, 20, 13, 6];

/**
 * Gives the demo member rewards to claim and those of months, sign-ins, vouchers and rebates, and makes promo codes; after the bets are
 * there. All turnover of what was claimed has been made.
 */
export function seedRewards(db: Database, now: number): void {
  const idOf = (username: string): number =>
    sql<{ id: number }>(db, 'SELECT id FROM members WHERE username = ?').get(username)?.id ?? 0;
  const memberId = idOf('member');
  seedPast(db, memberId, now);
  for (const [place, { days, ...reward }] of OPEN.entries()) {
    issueReward(db, memberId, {
      ...reward,
      rewardId: `R${memberId}-${place}`,
      now: now - DAY,
      expiresAt: now + days * DAY,
    });
  }
  for (const id of OTHERS.map(idOf).filter((one) => one > 0)) {
    for (const [place, { days, ...reward }] of OPEN.slice(1).entries()) {
      issueReward(db, id, { ...reward, rewardId: `R${id}-${place}`, now: now - DAY, expiresAt: now + days * DAY });
    }
  }
  const zone = timeZoneOf(db);
  for (const ago of SIGNED) {
    const at = now - ago * DAY;
    signInFor(db, memberId, siteDay(zone, at), at);
  }
  for (const ago of REBATES) payRebate(db, memberId, now - ago * DAY);
  for (const { days, ...code } of CODES) addVoucher(db, { ...code, now: now - 30 * DAY, expiresAt: now + days * DAY });
  for (const { days, ...code } of OWN) {
    addVoucher(db, { ...code, memberId, now: now - 30 * DAY, expiresAt: now + days * DAY });
  }
  redeem(db, memberId, 'LEVE5', now - 3 * DAY);
  redeem(db, idOf('agent2'), 'ESGOTADO', now - 3 * DAY);
  sql(db, 'UPDATE members SET wagering_due = 0 WHERE id = ?').run(memberId);
}

/** One in six was let go. */
function seedPast(db: Database, memberId: number, now: number): void {
  const random = createRandom(0x4e3a);
  for (let made = 0; made < PAST_COUNT; made += 1) {
    const at = now - Math.floor((1 - made / PAST_COUNT) * 88 + 2) * DAY - random.int(1, 20) * 3600 * 1000;
    const rewardId = `R${memberId}-p${made}`;
    const chosen = random.pick(PAST);
    issueReward(db, memberId, { ...chosen, rewardId, now: at, expiresAt: at + 2 * DAY });
    if (made % 6 !== 5) claimReward(db, memberId, rewardId, at + random.int(1, 20) * 3600 * 1000);
  }
}
