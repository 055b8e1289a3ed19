import { money } from '../../i18n/format.ts';
import { currency } from '../../stores/system.ts';

/** A decimal string as money of the site. */
export const amount = (decimal: string): string => money(decimal, currency.value);

/** The class that colours a result: what was lost, what was won. */
export const toneOf = (decimal: string): string => (decimal[0] === '-' ? 'agent-lost' : 'agent-won');
