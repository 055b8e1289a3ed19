import type { VendorBalance } from '../../../../contract/schemas/wallet.ts';
import { fromMinor, toMinor } from '../../../lib/decimal.ts';

/** A wallet to move money from or to; limits hold for money that goes to a vendor. */
export interface WalletChoice {
  id: string;
  name: string;
  /** Decimal string. */
  balance: string;
  /** Under maintenance. */
  closed: boolean;
  min?: string;
  max?: string;
}

/** Why an amount cannot be moved; undefined when it can. */
export type TransferFlaw = 'format' | 'balance' | 'limits' | undefined;

/** The main wallet under its name, and the vendors'. */
export const choicesOf = (
  main: { id: string; name: string; balance: string },
  vendors: readonly VendorBalance[],
): WalletChoice[] => [
  { ...main, closed: false },
  ...vendors.map(({ vassalage, name, balance, closed, minTransfer, maxTransfer }) => ({
    id: vassalage,
    name,
    balance,
    closed,
    min: minTransfer,
    max: maxTransfer,
  })),
];

/** Both ends after one of them was changed: where they would be the same wallet, they change places. */
export function endsAfter(from: string, to: string, changed: 'from' | 'to', id: string): { from: string; to: string } {
  if (changed === 'from') return { from: id, to: id === to ? from : to };
  return { from: id === from ? to : from, to: id };
}

/** What is wrong with moving this amount between two wallets. */
export function transferFlaw(amount: string | undefined, from: WalletChoice, to: WalletChoice): TransferFlaw {
  const minor = amount === undefined ? undefined : toMinor(amount);
  if (minor === undefined || minor <= 0) return 'format';
  if (minor < (toMinor(to.min ?? '0') ?? 0) || minor > (toMinor(to.max ?? '') ?? Number.MAX_SAFE_INTEGER))
    return 'limits';
  return minor > (toMinor(from.balance) ?? 0) ? 'balance' : undefined;
}

/** All that can be moved at once; undefined when nothing can. */
export function mostOf(from: WalletChoice, to: WalletChoice): string | undefined {
  const most = Math.min(toMinor(from.balance) ?? 0, toMinor(to.max ?? '') ?? Number.MAX_SAFE_INTEGER);
  const amount = fromMinor(Math.max(most, 0));
  return transferFlaw(amount, from, to) === undefined ? amount : undefined;
}

/** Both ends at first: those of the address, else from the main wallet to the first vendor that is open. */
export function firstEnds(
  asked: { from: string | null; to: string | null },
  choices: readonly WalletChoice[],
): { from: string; to: string } {
  const [main, first] = [choices[0]?.id ?? '', choices.find(({ closed }, at) => at > 0 && !closed)?.id ?? ''];
  const known = (id: string | null): string | undefined => choices.find((choice) => choice.id === id)?.id;
  const from = known(asked.from) ?? (known(asked.to) === main ? first : main);
  const to = known(asked.to) ?? (from === main ? first : main);
  return from === to ? { from: main, to: first } : { from, to };
}
