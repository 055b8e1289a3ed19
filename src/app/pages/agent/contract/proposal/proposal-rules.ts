import type { ContractKind, ContractPeriod, ContractTerm } from '../../../../../contract/schemas/contracts.ts';
import { toMinor, typedDecimal } from '../../../../lib/decimal.ts';

/** Steps that a proposal may have. */
export const MOST_STEPS = 10;

/** The periods that a kind can have, the usual one first. */
export const PERIODS: Readonly<Record<ContractKind, readonly ContractPeriod[]>> = {
  dailySalary: ['day'],
  hourlySalary: ['hour'],
  dividend: ['halfMonth', 'week', 'month'],
};

/** A step as it is typed. */
export interface TypedStep {
  readonly from: string;
  readonly betMembers: string;
  readonly rate: string;
}

export type StepField = keyof TypedStep;

/** Why a step cannot be sent: the field at fault, and what is wrong with it. */
export interface StepFault {
  readonly field: StepField;
  readonly fault: 'empty' | 'rise' | 'limit' | 'below';
  /** The most that may be given, in percent; for one that begins `below` the own contract, where that begins. */
  readonly limit?: string;
}

/** A typed rate in percent, with two decimals whatever the money has; undefined when it is none. */
function typedRate(typed: string): string | undefined {
  const rate = typed.replace(/\s/g, '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(rate) ? Number(rate).toFixed(2) : undefined;
}

/** What was typed, as a term; undefined when one of the fields is no number. */
export function termOf({ from, betMembers, rate }: TypedStep): ContractTerm | undefined {
  const [base, share] = [typedDecimal(from), typedRate(rate)];
  const players = betMembers.trim() === '' ? 0 : Number(betMembers);
  if (base === undefined || share === undefined || toMinor(base) === undefined) return undefined;
  if ((toMinor(base) ?? -1) < 0 || Number(share) <= 0 || !Number.isInteger(players) || players < 0) return undefined;
  return { from: base, betMembers: players, rate: share };
}

const minor = (decimal: string): number => toMinor(decimal) ?? 0;

/** The most that the own contract lets an agent give from an amount on, in percent; '0.00' below its first step. */
export function limitFrom(own: readonly ContractTerm[], from: string): string {
  const reached = own.filter((term) => minor(term.from) <= minor(from));
  return reached.reduce((best, { rate }) => (Number(rate) > Number(best) ? rate : best), '0.00');
}

/** What is wrong with each step, the first thing only; undefined where nothing is. */
export function stepFaults(steps: readonly TypedStep[], own: readonly ContractTerm[]): (StepFault | undefined)[] {
  return steps.map((step, at) => {
    const term = termOf(step);
    if (!term) return { field: emptyField(step), fault: 'empty' };
    const before = at > 0 ? termOf(steps[at - 1] as TypedStep) : undefined;
    if (before && minor(term.from) <= minor(before.from)) return { field: 'from', fault: 'rise' };
    if (before && term.betMembers < before.betMembers) return { field: 'betMembers', fault: 'rise' };
    if (before && Number(term.rate) <= Number(before.rate)) return { field: 'rate', fault: 'rise' };
    const first = own[0]?.from;
    if (first !== undefined && minor(term.from) < minor(first)) return { field: 'from', fault: 'below', limit: first };
    const limit = limitFrom(own, term.from);
    return Number(term.rate) > Number(limit) ? { field: 'rate', fault: 'limit', limit } : undefined;
  });
}

function emptyField(step: TypedStep): StepField {
  if (typedDecimal(step.from) === undefined) return 'from';
  return termOf({ ...step, betMembers: '' }) ? 'betMembers' : 'rate';
}
