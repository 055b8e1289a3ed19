import { local, readJson, writeJson } from '../../device/storage.ts';
import { account } from '../session/session.ts';

/** What a member's last deposit was: where the next one begins. */
export interface LastDeposit {
  readonly methodId: string;
  readonly amount: string;
}

const place = (): string => `last-deposit.${account()}`;

const isLast = (value: unknown): value is LastDeposit => {
  const known = value as Partial<LastDeposit> | null;
  return typeof known?.methodId === 'string' && typeof known.amount === 'string';
};

/** The way and the sum of this member's last deposit on this phone. */
export const lastDeposit = (): LastDeposit | undefined => readJson(local, place(), isLast);

/** Remembers them for the next one. */
export function rememberDeposit({ methodId, amount }: LastDeposit): void {
  writeJson(local, place(), { methodId, amount });
}
