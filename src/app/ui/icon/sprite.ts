/**
 * Symbols of static/icons/lobby.svg for what lies below home's first screen, named here again: the file that names the others is of
 * the first load, and a part that shared it would make it a request of its own.
 * From Phosphor Icons (MIT licence, https://phosphoricons.com), the fill weight.
 */
const symbol = (name: string): string => `/icons/lobby.svg#${name}`;

export const crown = symbol('crown');
export const rocket = symbol('rocket');

/** Icons of sports (SPEC 2.7: basketball, soccer, other). */
export const SPORT_ICONS = {
  basketball: symbol('basketball'),
  soccer: symbol('soccer'),
  other: symbol('trophy'),
} as const;
