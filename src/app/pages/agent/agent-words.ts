import { money } from '../../i18n/format.ts';
import { languageTag, type TextKey, t } from '../../i18n/texts.ts';
import { currency } from '../../stores/system/system.ts';

/** A decimal string as money of the site. */
export const amount = (decimal: string): string => money(decimal, currency.value);

/** A rebate rate in percent, a decimal string with up to four decimals, in the user's way of writing: `1,2%`. */
export const ratePercent = (rate: string): string =>
  new Intl.NumberFormat(languageTag(), { style: 'percent', maximumFractionDigits: 4 }).format(Number(rate) / 100);

/** Names of the types of games that have rebate, in the order in which they are shown. */
const TYPE_NAMES: Readonly<Record<string, TextKey>> = {
  RNG: 'title_slots',
  LIVE: 'title_live',
  FISH: 'title_fish',
  PVP: 'title_poker',
  SPORTS: 'title_sports',
  ESPORTS: 'title_esports',
  COCKFIGHT: 'team_cockfight',
  LOTT: 'title_lottery',
  ELOTT: 'team_elott',
};

export const GAME_TYPES = Object.keys(TYPE_NAMES);

/** A type of games in the language on screen; an unknown type by its code. */
export function typeName(gameType: string): string {
  const key = TYPE_NAMES[gameType];
  return key ? t(key) : gameType;
}

/** Whether a member's type is one of the agents' (SPEC section 6). */
export const isAgentType = (type: number): boolean => type === 1 || type === 2 || type === 41 || type === 42;
