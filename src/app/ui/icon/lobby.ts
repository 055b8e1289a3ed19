/**
 * Icons of home: its sections and its categories. Path data for the two that the first paint needs, each on a 256 x 256 board; the
 * others are pictures, symbols of static/icons/lobby.svg, which comes beside the script rather than inside it.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the regular weight, and the fill weight where the name ends in Fill.
 */

export const caretRight = 'm182 134-80 80a8 8 0 0 1-12-12l75-74-75-74a8 8 0 0 1 12-12l80 80a8 8 0 0 1 0 12';
export const megaphone =
  'M248 120a48 48 0 0 0-48-48h-40c-3 0-53-4-102-44a16 16 0 0 0-26 12v160a16 16 0 0 0 26 12c38-31 77-41 94-43v32a16 16 0 0 0 7 13l11 7a16 16 0 0 0 25-9l11-44a48 48 0 0 0 42-48M48 200V40c43 36 87 45 104 47v66c-17 2-61 11-104 47m131 8-11-7v-33h22Zm21-56h-32V88h32a32 32 0 1 1 0 64';

const symbol = (name: string): string => `/icons/lobby.svg#${name}`;

export const fireFill = symbol('fire');
export const starFill = symbol('star');
export const crownFill = symbol('crown');
export const trophyFill = symbol('trophy');
export const controllerFill = symbol('controller');
export const fishFill = symbol('fish');
export const spadeFill = symbol('spade');
export const soccerFill = symbol('soccer');
export const ticketFill = symbol('ticket');
export const cherriesFill = symbol('cherries');
export const broadcastFill = symbol('broadcast');
export const sparkleFill = symbol('sparkle');
export const lock = symbol('lock');
