import { money } from '../../i18n/format.ts';
import { currency } from '../../stores/system.ts';

/** A decimal string as money of the site: by itself, as the kit of the team's pages would bring their reports along. */
export const dealAmount = (decimal: string): string => money(decimal, currency.value);
