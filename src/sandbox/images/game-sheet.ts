import type { Random } from '../seed/random.ts';
import { type Art, place } from './art.ts';
import type { Palette } from './palettes.ts';
import type { Recipe } from './recipe.ts';

/** Width of every game picture in its own units; the tile is square, the large picture 3 by 4. */
export const WIDTH = 256;
export const TILE_HEIGHT = 256;
export const LARGE_HEIGHT = 341;

/** What a game's picture is drawn from. */
export interface Sheet {
  art: Art;
  recipe: Recipe;
  palette: Palette;
  random: Random;
  height: number;
}

/** A layer of a picture, as SVG. */
export type Layer = (sheet: Sheet) => string;

/** The hero of a game in the middle, `size` units wide on a tile, `up` units above the centre. */
export function heroOf({ art, recipe, random, height }: Sheet, size: number, up: number): string {
  const grown = size + (height - TILE_HEIGHT) / 3;
  const turn = random.pick([-6, -3, 0, 0, 3, 6]);
  return place(art, recipe.hero, (WIDTH - grown) / 2, (height - grown) / 2 - up, grown, turn);
}

/** Companions at these places: each a corner, a size and a turn. What stands in the lower half stays at the foot of a high picture. */
export function companionsAt(
  { art, recipe, height }: Sheet,
  places: readonly (readonly [x: number, y: number, size: number, turn: number])[],
): string {
  const { sides } = recipe;
  if (sides.length === 0) return '';
  const lower = height - TILE_HEIGHT;
  return places
    .map(([x, y, size, turn], at) =>
      place(art, sides[at % sides.length] as string, x, y > 100 ? y + lower : y, size, turn),
    )
    .join('');
}
