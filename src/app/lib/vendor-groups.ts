/** A category with its vendors, as the vendor structure has it (SPEC section 3). */
export interface Group<Category extends string, Vendor extends { vassalage: string }> {
  gameCategory: Category;
  vendorNames: Vendor[];
}

/** Vendors of e-sports (SPEC section 9). */
const ESPORTS: readonly string[] = ['AV', 'AI', 'IMES', 'TF', 'IA'];

/**
 * The groups as home shows them (SPEC section 3): e-sports vendors leave SPORTS for a category of their own right after it, and a
 * PGE vendor under RNG becomes the first category. The groups given are not changed.
 */
export function groupVendors<Category extends string, Vendor extends { vassalage: string }>(
  sorting: readonly Group<Category, Vendor>[],
): Group<Category | 'ESPORTS' | 'PGE', Vendor>[] {
  const out: Group<Category | 'ESPORTS' | 'PGE', Vendor>[] = [];
  for (const { gameCategory, vendorNames } of sorting) {
    if (gameCategory === 'SPORTS') {
      const esports = vendorNames.filter(({ vassalage }) => ESPORTS.includes(vassalage));
      out.push({ gameCategory, vendorNames: vendorNames.filter((vendor) => !esports.includes(vendor)) });
      if (esports.length) out.push({ gameCategory: 'ESPORTS', vendorNames: esports });
    } else if (gameCategory === 'RNG') {
      const pge = vendorNames.filter(({ vassalage }) => vassalage === 'PGE');
      if (pge.length) out.unshift({ gameCategory: 'PGE', vendorNames: pge });
      out.push({ gameCategory, vendorNames });
    } else {
      out.push({ gameCategory, vendorNames });
    }
  }
  return out;
}
