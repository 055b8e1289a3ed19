import { computed } from '@preact/signals';
import { vendorStructure } from './lobby.ts';

/** Names of all vendors by their codes, as the site's structure has them. */
export const vendorNames = computed(
  () => {
    const names = new Map<string, string>();
    for (const { vendorNames: vendors } of vendorStructure.value.value?.sorting ?? []) {
      for (const { vassalage, name } of vendors) names.set(vassalage, name);
    }
    return names;
  },
  { name: 'vendors.names' },
);

/** How people call a vendor; its code until the structure is known, and where that does not name it. */
export const vendorName = (vassalage: string): string => vendorNames.value.get(vassalage) || vassalage;
