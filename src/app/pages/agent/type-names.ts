import { type TextKey, t } from '../../i18n/texts.ts';

/** Names of the types of games that have rebate, in the order in which they are shown. */
const NAMES: Readonly<Record<string, TextKey>> = {
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

export const TYPES = Object.keys(NAMES);

/** A type of games in the language on screen; one that nobody knows by its code. */
export function typeName(gameType: string): string {
  const key = NAMES[gameType];
  return key ? t(key) : gameType;
}
