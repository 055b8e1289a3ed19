import type { PaletteName } from './palettes.ts';

/** What a game's picture is made of; kept on the game's row as text. */
export interface Recipe {
  palette: PaletteName;
  hero: string;
  sides: readonly string[];
}

/** Writes a recipe as `palette|hero|side,side`. */
export function writeRecipe(recipe: Recipe): string {
  return [recipe.palette, recipe.hero, recipe.sides.join(',')].join('|');
}

/** Reads what `writeRecipe` wrote; the text comes from our own database, so nothing is checked. */
export function readRecipe(text: string): Recipe {
  const [palette = 'night', hero = 'slot-machine', sides = ''] = text.split('|');
  return { palette: palette as PaletteName, hero, sides: sides.split(',').filter(Boolean) };
}
