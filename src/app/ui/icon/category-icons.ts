import {
  broadcastFill,
  cherriesFill,
  controllerFill,
  crownFill,
  fireFill,
  fishFill,
  soccerFill,
  spadeFill,
  ticketFill,
  trophyFill,
} from './lobby.ts';

/** Icons of the game categories, wherever a menu of them stands. A menu adds entries of its own. */
export const CATEGORY_ICONS: Readonly<Record<string, string>> = {
  HOT: fireFill,
  PGE: crownFill,
  RNG: cherriesFill,
  LIVE: broadcastFill,
  FISH: fishFill,
  SPORTS: soccerFill,
  ESPORTS: controllerFill,
  PVP: spadeFill,
  LOTT: ticketFill,
  ELOTT: ticketFill,
  COCKFIGHT: trophyFill,
};
