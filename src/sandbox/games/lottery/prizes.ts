import type { LotteryKind } from '../../rules/draws.ts';

/**
 * What one, two, three right numbers pay, in hundredths of the stake. Digits: the last one, or the last two in their order, at chances
 * of 1 in 10 and 1 in 100. Balls: all chosen ones are among the 4 of 40, at chances of 1 in 10, 1 in 130 and 1 in 2470. Expected
 * return: 95 %.
 */
const MULTIPLES: Readonly<Record<LotteryKind['kind'], readonly number[]>> = {
  digits: [950, 9_500],
  balls: [950, 12_300, 234_000],
};

export const multiplesOf = ({ kind }: LotteryKind): readonly number[] => MULTIPLES[kind];

/** True for numbers that this lottery has, as many as it pays for; balls none twice. */
export function canPick(lottery: LotteryKind, picks: readonly string[]): boolean {
  if (picks.length === 0 || picks.length > multiplesOf(lottery).length) {
    return false;
  }
  if (lottery.kind === 'digits') {
    return picks.every((pick) => /^\d$/.test(pick));
  }
  const known = picks.every((pick) => /^\d\d$/.test(pick) && Number(pick) >= 1 && Number(pick) <= lottery.of);
  return known && new Set(picks).size === picks.length;
}

/** What a stake (minor units) on these numbers pays when those are drawn. */
export function prizeOf(
  lottery: LotteryKind,
  picks: readonly string[],
  numbers: readonly string[],
  stake: number,
): number {
  const right =
    lottery.kind === 'digits'
      ? numbers.slice(-picks.length).join() === picks.join()
      : picks.every((pick) => numbers.includes(pick));
  return right ? Math.floor((stake * (multiplesOf(lottery)[picks.length - 1] ?? 0)) / 100) : 0;
}
