import { toMinor } from './decimal.ts';

/** What a level asks for, as decimal strings. */
interface Needs {
  depositNeeded: string;
  turnoverNeeded: string;
}

/** How far something has come: the part from 0 to 1, and what is still missing in minor units. */
export interface Progress {
  part: number;
  missing: number;
}

/** How far the next level is, in deposits, in turnover, and in both together. */
export interface LevelProgress {
  deposit: Progress;
  turnover: Progress;
  /** The lesser of both parts, as both are needed. */
  part: number;
}

function progressOf(done: string, needed: string): Progress {
  const [have, need] = [toMinor(done) ?? 0, toMinor(needed) ?? 0];
  if (need <= have) return { part: 1, missing: 0 };
  return { part: Math.max(0, have / need), missing: need - have };
}

/** Progress of deposits and turnover towards a level. */
export function levelProgress(deposited: string, turnover: string, next: Needs): LevelProgress {
  const deposit = progressOf(deposited, next.depositNeeded);
  const played = progressOf(turnover, next.turnoverNeeded);
  return { deposit, turnover: played, part: Math.min(deposit.part, played.part) };
}
