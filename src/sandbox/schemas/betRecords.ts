import { z } from 'zod';
import { getBets } from '../../contract/calls/betRecords.ts';
import { gameType } from './games.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

export const betStatus = z.enum(['open', 'won', 'lost', 'void']);

export const bet = z
  .strictObject({
    betId: part.id,
    gameId: z.string(),
    gameName: z.string(),
    gameType,
    vassalage: z.string(),
    stake: part.decimal,
    payout: part.decimal,
    status: betStatus,
    placedAt: part.instant,
    orderId: part.id.exactOptional(),
  })
  .register(shapes, { id: 'Bet' });

/** Sums over a whole selection. */
export const sums = z.strictObject({
  count: part.count,
  stake: part.decimal,
  payout: part.decimal,
  net: part.decimal,
});

export const getBetsSchema = schemaOf(getBets)({
  query: z.strictObject({
    ...part.pageQuery,
    ...part.dayRange,
    gameType: gameType.exactOptional(),
    vassalage: part.id.exactOptional(),
    status: betStatus.exactOptional(),
  }),
  value: part.pageOf(bet).extend({ footer: sums }),
});
