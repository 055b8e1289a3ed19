/**
 * Icons of home: its sections and its categories. Path data for the two that the first paint needs, each on a 256 x 256 board; the
 * others are pictures, symbols of static/icons/lobby.svg, which comes beside the script rather than inside it.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the regular weight, and the fill weight where the name ends in Fill.
 */

export const caretRight = 'm182 134-80 80a8 8 0 0 1-12-12l75-74-75-74a8 8 0 0 1 12-12l80 80a8 8 0 0 1 0 12';
export const megaphone = '/icons/lobby.svg#megaphone';

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
