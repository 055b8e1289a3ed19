/** Counters of the reward centre: the badge of the footer bar (SPEC 2.2). */
export interface RewardSummary {
  unclaimed: number;
}
