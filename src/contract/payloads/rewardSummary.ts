import { getRewardSummary } from '../calls/rewardSummary.ts';
import { rewardSummary } from '../schemas/rewards.ts';
import { schemaOf } from './schema.ts';

export const getRewardSummarySchema = schemaOf(getRewardSummary)({ value: rewardSummary });
