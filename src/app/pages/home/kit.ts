import type { VendorGroup } from '../../../contract/schemas/games.ts';
import type { groupVendors } from '../../lib/vendor-groups.ts';
import type { SectionHead } from '../../ui/section/SectionHead.tsx';
import type { HomeSection } from './HomeSection.tsx';

/**
 * What home's own chunk hands to the parts that come below: were they to import it, it would be a third chunk for both, and one more
 * request before the first paint.
 */
export interface HomeKit {
  Section: typeof HomeSection;
  Head: typeof SectionHead;
  /** Icon of each category. */
  icons: Partial<Record<string, string>>;
  /** The categories with their vendors in the order of the site; none while the structure is not known. */
  groups: () => ReturnType<typeof groupVendors<VendorGroup['gameCategory'], VendorGroup['vendorNames'][number]>>;
}
