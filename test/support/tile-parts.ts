/** A game of a list, as a selector: the item around it says its place, in a grid as in a row of home. */
export const TILE = '[aria-posinset] > div';

/** What opens the game: above its picture with the ribbon, below it name and vendor. */
export const OPENER = `${TILE} > :first-child`;

/** Where the name stands. */
export const NAME = `${OPENER} > :last-child > :first-child`;
