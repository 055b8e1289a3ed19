import { z } from 'zod';
import { getRewardSummary } from '../../contract/calls/rewardSummary.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';

export const getRewardSummarySchema = schemaOf(getRewardSummary)({
  value: z.strictObject({ unclaimed: part.count, total: part.decimal }),
});
