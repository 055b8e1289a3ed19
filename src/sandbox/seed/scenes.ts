import type { Recipe } from '../images/recipe.ts';
import { BANNERS } from './texts/banners.ts';
import { PROMOTIONS } from './texts/promotions.ts';

const scenes = new Map<string, Recipe>([
  ...BANNERS.map(({ id, recipe }) => [id, recipe] as const),
  ...PROMOTIONS.flatMap(({ id, recipe }) => [1, 2].map((sequence) => [`${id}-${sequence}`, recipe] as const)),
]);

/** What the picture of a banner, or of a promotion with its sequence (`p01-2`), is made of. */
export function sceneOf(id: string): Recipe | undefined {
  return scenes.get(id);
}
