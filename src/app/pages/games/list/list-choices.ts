import type { GameTypeEntry } from '../../../../contract/schemas/games.ts';
import { t } from '../../../i18n/texts.ts';
import { categoryQuery } from '../../../lib/game-category.ts';
import { type Group, groupVendors } from '../../../lib/vendor-groups.ts';

/** The name of a category; makers that are a category of their own go by their code. */
export const kindName = (category: string): string => t(`kind_${category}`) || category;

/** The name of a classification: ours, else the platform's. */
export const className = (id: string, entries: readonly GameTypeEntry[] = []): string =>
  t(`class_${id}`) || (entries.find(({ typeId }) => typeId === id)?.name ?? id);

/** What stands under SPORTS is three of the grouped categories (SPEC 2.8). */
const PARTS: Readonly<Record<string, readonly string[]>> = { SPORTS: ['SPORTS', 'ESPORTS', 'COCKFIGHT'] };

/** The vendors that a list of this category can be narrowed to, each once; none where the category is one vendor's already. */
export function vendorsOf<Vendor extends { vassalage: string }>(
  sorting: readonly Group<string, Vendor>[],
  category: string,
): Vendor[] {
  const { gameType, vassalage } = categoryQuery(category);
  if (vassalage) return [];
  const parts = PARTS[gameType] ?? [gameType];
  const found = new Map<string, Vendor>();
  for (const group of groupVendors(sorting)) {
    if (!parts.includes(group.gameCategory)) continue;
    for (const vendor of group.vendorNames) found.set(vendor.vassalage, found.get(vendor.vassalage) ?? vendor);
  }
  return [...found.values()];
}
