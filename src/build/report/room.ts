import { type BudgetRow, type LimitUse, limitsOf } from '../checks/budget.ts';
import type { RouteSizes } from './measure.ts';

/** Bytes below a limit that are enough for a sentence and a button: with fewer, the next change may break it. */
const ENOUGH = 300;

const roomOf = ({ limit, size }: LimitUse): number => Math.floor(limit - size);

/** Of each kind of limit in bytes the one with the least room, where that is little and the limit holds; the tightest first. */
export function tightLimits(rows: readonly BudgetRow[], routes: readonly RouteSizes[]): LimitUse[] {
  const tightest = new Map<string, LimitUse>();
  for (const use of routes.flatMap((route) => limitsOf(rows, route))) {
    const known = tightest.get(use.type);
    if (use.unit === 'bytes' && (!known || roomOf(use) < roomOf(known))) tightest.set(use.type, use);
  }
  return [...tightest.values()]
    .filter((use) => roomOf(use) >= 0 && roomOf(use) < ENOUGH)
    .sort((one, other) => roomOf(one) - roomOf(other));
}

/** One line of what is nearly full; '' where nothing is. */
export function tightText(rows: readonly BudgetRow[], routes: readonly RouteSizes[]): string {
  const tight = tightLimits(rows, routes);
  if (tight.length === 0) return '';
  const said = tight.map((use) => `${roomOf(use)} B of \`${use.type}\` (${use.route.path} ${use.route.language})`);
  return `nearly full, free are: ${said.join(', ')}`;
}
