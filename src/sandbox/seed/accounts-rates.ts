import type { RebateRateForm } from '../../contract/schemas/agent.ts';
import type { SessionType } from '../../contract/schemas/session.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { addLink, arriveBy, endLink, invitationOf } from '../rules/agentLinks.ts';
import { formatRate, giveRates, RATED, ratesOf } from '../rules/agentRates.ts';
import { isAgent } from '../rules/members.ts';
import { createRandom } from './random.ts';

const DAY = 24 * 3600 * 1000;

/** Rates are agreed in steps of 0.05 %, in ten-thousandths of a percent. */
const STEP = 500;

/** What an agent hands on of the own rate, in percent: most of it to agents, a part to players. */
const TO_AGENT = [70, 90] as const;
const TO_PLAYER = [20, 50] as const;

/** A player's link, an agent's, and one that is deleted; who came by each, of the leader's direct players. */
const LINKS = [
  { type: 0, percent: 40, age: 210, came: 12, ended: false },
  { type: 1, percent: 80, age: 160, came: 0, ended: false },
  { type: 0, percent: 25, age: 90, came: 5, ended: true },
] as const;

/** Gives everybody below an agent rates within the upline's, from the top down, and the leader some registration links. */
export function seedRates(db: Database, { leader, now }: { leader: number; now: number }): void {
  const random = createRandom(0x7a7e);
  const below = sql<{ id: number; type: SessionType; upline: number }>(
    db,
    `WITH RECURSIVE tree(id, type, upline, depth) AS (
       SELECT id, type, upline_id, 0 FROM members WHERE upline_id IS NULL
       UNION ALL SELECT m.id, m.type, m.upline_id, tree.depth + 1 FROM members m JOIN tree ON m.upline_id = tree.id)
     SELECT id, type, upline FROM tree WHERE depth > 0 ORDER BY depth, id`,
  ).all();
  for (const { id, type, upline } of below) {
    const [least, most] = isAgent(type) ? TO_AGENT : TO_PLAYER;
    giveRates(db, id, shareOf(db, upline, random.int(least, most)));
  }
  const players = sql<{ id: number }>(
    db,
    "SELECT id FROM members WHERE upline_id = ? AND type = 0 AND username NOT IN ('newbie') ORDER BY id",
  ).all(leader);
  for (const { type, percent, age, came, ended } of LINKS) {
    const { code, linkId } = addLink(db, leader, { type, rates: shareOf(db, leader, percent) }, now - age * DAY);
    const link = invitationOf(db, code)?.link;
    for (const { id } of players.splice(0, came)) if (link) arriveBy(db, link, id);
    if (ended) endLink(db, leader, linkId, now - (age - 30) * DAY);
  }
}

/** So many percent of what an agent has, in whole steps. */
function shareOf(db: Database, agentId: number, percent: number): RebateRateForm[] {
  const own = ratesOf(db, agentId);
  return RATED.map((gameType) => ({
    gameType,
    rate: formatRate(Math.floor(((own.get(gameType) ?? 0) * percent) / 100 / STEP) * STEP),
  }));
}
