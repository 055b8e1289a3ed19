/** A category with its vendors, as the vendor structure has it (SPEC section 3). */
export interface Group<Category extends string, Vendor extends { vassalage: string }> {
  gameCategory: Category;
  vendorNames: Vendor[];
}

/** Vendors of e-sports (SPEC section 9). */
const ESPORTS: readonly string[] = ['AV', 'AI', 'IMES', 'TF', 'IA'];

/**
 * The groups as home shows them (SPEC section 3): e-sports vendors leave SPORTS for a category of their own right after it, and a
 * PGE vendor under RNG becomes the first category. A category that comes twice is one. The groups given are not changed.
 */
export function groupVendors<Category extends string, Vendor extends { vassalage: string }>(
  sorting: readonly Group<Category, Vendor>[],
): Group<Category | 'ESPORTS' | 'PGE', Vendor>[] {
  const out: Group<Category | 'ESPORTS' | 'PGE', Vendor>[] = [];
  const put = (gameCategory: Category | 'ESPORTS' | 'PGE', vendorNames: Vendor[], place = out.length) => {
    const there = out.find((group) => group.gameCategory === gameCategory);
    if (there) there.vendorNames = [...there.vendorNames, ...vendorNames];
    else out.splice(place, 0, { gameCategory, vendorNames });
  };
  for (const { gameCategory, vendorNames } of sorting) {
    const split = gameCategory === 'SPORTS' ? vendorNames.filter(({ vassalage }) => ESPORTS.includes(vassalage)) : [];
    const pge = gameCategory === 'RNG' ? vendorNames.filter(({ vassalage }) => vassalage === 'PGE') : [];
    if (pge.length) put('PGE', pge, 0);
    put(gameCategory, split.length ? vendorNames.filter((vendor) => !split.includes(vendor)) : vendorNames);
    if (split.length) put('ESPORTS', split);
  }
  return out;
}
