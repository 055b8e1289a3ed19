import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { countBonusTurnover, endOverdueBonuses, grantBonus } from '../rules/bonuses.ts';
import { applyForReward, decideRequest, promotionRequests } from '../rules/promotionRequests.ts';
import { joinPromotion, keepState, rewardTasks } from '../rules/promotions.ts';
import { promotionTerms } from '../rules/promotionTerms.ts';

const DAY = 24 * 3600 * 1000;

/** A picture of one pixel: what stands for a proof. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Brings a member to every state that a promotion can have (SPEC section 3), and through months of bonuses. */
export function seedPromotions(db: Database, memberId: number, now: number): void {
  seedBonuses(db, memberId, now);
  joinPromotion(db, memberId, 'p14', now - 4 * DAY);
  keepState(db, memberId, 'p09', 'signed', now - 7 * DAY);
  keepState(db, memberId, 'p17', 'signed', joinedFor(db, memberId, 'p17', now));
  seedClaimed(db, memberId, now);
  const apply = (id: string, remarks: string, pictures: string[], at: number): number => {
    applyForReward(db, memberId, { promotionId: `${id}-reward`, remarks, pictures }, at);
    return promotionRequests(db)[0]?.id ?? 0;
  };
  const rejected = apply('p06', '', [PIXEL], now - 9 * DAY);
  const reason =
    'A imagem não mostra o atalho na tela inicial. / The picture does not show the shortcut on the home screen.';
  decideRequest(db, rejected, { reason }, now - 8 * DAY);
  const issued = apply('p08', 'Aposta 4471, x612', [PIXEL, PIXEL], now - 3 * DAY);
  decideRequest(db, issued, { amount: 5_000 }, now - 2 * DAY);
  apply('p05', 'Depósito de ontem, R$ 100,00', [], now - DAY / 4);
  rewardTasks(db, memberId, now);
}

/** The welcome prize was claimed long ago: its bonus is the first of the history. */
function seedClaimed(db: Database, memberId: number, now: number): void {
  const at = now - 84 * DAY;
  keepState(db, memberId, 'p01', 'issued', at);
  sql(
    db,
    `INSERT INTO rewards (id, member_id, kind, title_pt, title_en, amount, wagering, status, created_at, expires_at, claimed_at)
     VALUES (?, ?, 'promotion', 'Boas-vindas: 20 giros grátis', 'Welcome: 20 free spins', 1000, 5000, 'claimed', ?, ?, ?)`,
  ).run(`promotion:p01:${memberId}`, memberId, at, at + 30 * DAY, at);
}

/** From when on a member's bets make less than half of a promotion's turnover. */
function joinedFor(db: Database, memberId: number, promotionId: string, now: number): number {
  const terms = promotionTerms(db, promotionId);
  if (terms?.kind !== 'task' || !('turnover' in terms.task)) return now - DAY;
  const { turnover, gameTypes = [] } = terms.task;
  const bets = sql<{ stake: number; placed_at: number }>(
    db,
    'SELECT stake, placed_at FROM bets WHERE member_id = ? AND game_type IN (SELECT value FROM json_each(?)) ORDER BY placed_at DESC',
  ).all(memberId, JSON.stringify(gameTypes));
  let made = 0;
  let from = now - DAY;
  for (const { stake, placed_at } of bets) {
    made += stake;
    if (made > turnover / 2) break;
    from = placed_at;
  }
  return from;
}

/** Bonuses as a member collects them; `played` is the share of its turnover that was made in time. */
const BONUSES = [
  {
    promotionId: 'p01',
    pt: 'Boas-vindas: 20 giros grátis',
    en: 'Welcome: 20 free spins',
    amount: 1_000,
    times: 5,
    daysAgo: 84,
    days: 30,
    played: 1,
  },
  {
    promotionId: 'p02',
    pt: 'Primeiro depósito com 50% a mais',
    en: '50% more on your first deposit',
    amount: 10_000,
    times: 8,
    daysAgo: 80,
    days: 15,
    played: 0.7,
  },
  {
    promotionId: 'p03',
    pt: 'Recarga da semana: 20%',
    en: 'Reload of the week: 20%',
    amount: 2_000,
    times: 6,
    daysAgo: 62,
    days: 7,
    played: 1,
  },
  {
    promotionId: 'cashback',
    pt: 'Cashback especial',
    en: 'Special cashback',
    amount: 1_250,
    times: 2,
    daysAgo: 47,
    days: 7,
    played: 1,
  },
  {
    promotionId: 'p03',
    pt: 'Recarga da semana: 20%',
    en: 'Reload of the week: 20%',
    amount: 4_000,
    times: 6,
    daysAgo: 33,
    days: 7,
    played: 0.25,
  },
  {
    promotionId: 'mission',
    pt: 'Missão da semana',
    en: 'Mission of the week',
    amount: 600,
    times: 3,
    daysAgo: 19,
    days: 7,
    played: 1,
  },
] as const;

/** Each bonus is freed two days later or runs out, before the next one comes. The newest is still played for. */
function seedBonuses(db: Database, memberId: number, now: number): void {
  for (const [place, { promotionId, pt, en, amount, times, daysAgo, days, played }] of BONUSES.entries()) {
    const at = now - daysAgo * DAY;
    const [wagering, expiresAt] = [amount * times, at + days * DAY];
    const key = `seed:${place}:${memberId}`;
    grantBonus(db, memberId, { promotionId, title: { pt, en }, amount, wagering, key, now: at, expiresAt });
    countBonusTurnover(db, memberId, Math.round(wagering * played), at + 2 * DAY);
    endOverdueBonuses(db, memberId, expiresAt);
  }
  const at = now - 2 * DAY;
  const title = { pt: 'Recarga da semana: 20%', en: 'Reload of the week: 20%' };
  const key = `seed:open:${memberId}`;
  const bonus = { promotionId: 'p03', title, amount: 3_000, wagering: 18_000, key, now: at, expiresAt: at + 7 * DAY };
  grantBonus(db, memberId, bonus);
  countBonusTurnover(db, memberId, 7_560, now - DAY);
}
