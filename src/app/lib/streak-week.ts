/** A stop on the way of a streak. */
export interface StreakStop {
  /** How long the streak is there, in days. */
  readonly days: number;
  readonly state: 'had' | 'now' | 'ahead';
  /** Paid there beside the day's own reward, as a decimal string. */
  readonly bonus: string | undefined;
}

const WEEK = 7;

/** The week of a streak that holds its next day, or, where today `isDone`, its last one. */
export function streakWeek(
  streak: number,
  isDone: boolean,
  steps: readonly { days: number; bonus: string }[],
): StreakStop[] {
  const current = Math.max(1, isDone ? streak : streak + 1);
  const first = current - ((current - 1) % WEEK);
  return Array.from({ length: WEEK }, (_, at) => {
    const days = first + at;
    const next = days === current ? 'now' : 'ahead';
    return {
      days,
      state: days <= streak ? 'had' : next,
      bonus: steps.find((step) => step.days === days)?.bonus,
    };
  });
}
