import { z } from 'zod';
import { getBets } from '../../contract/calls/records.ts';
import { gameType } from './games.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';

const bet = z.strictObject({
  betId: part.id,
  gameId: z.string(),
  gameName: z.string(),
  gameType,
  vassalage: z.string(),
  stake: part.decimal,
  payout: part.decimal,
  status: z.enum(['open', 'won', 'lost', 'void']),
  placedAt: part.instant,
});

export const betSums = z.strictObject({
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
  }),
  value: part.pageOf(bet).extend({ footer: betSums }),
});
