import { masked, money } from '../../i18n/format.ts';
import { balanceHidden } from '../../stores/settings.ts';
import { currency } from '../../stores/system.ts';

/** A balance as text; its digits are asterisks while balances are hidden, or as long as `waits` (SPEC 2.9). */
export function shownMoney(decimal: string, waits = false): string {
  const text = money(decimal, currency.value);
  return balanceHidden.value || waits ? masked(text) : text;
}
