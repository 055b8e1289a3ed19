import { groupVendors } from '../../lib/vendor-groups.ts';
import { vendorStructure } from '../../stores/lobby.ts';
import { CATEGORY_ICONS } from '../../ui/icon/category-icons.ts';
import { sparkleFill } from '../../ui/icon/lobby.ts';
import { friends, giftFill, houseFill } from '../../ui/icon/shell.ts';
import type { HomeKit } from './kit.ts';

/** Categories that home knows, with their icons; others of the vendor structure are left out. */
export const ICONS: Partial<Record<string, string>> = {
  ...CATEGORY_ICONS,
  HOME: houseFill,
  NEW: sparkleFill,
  PROMO: giftFill,
  INVITE: friends,
};

/** Names that the platform may give and that home knows; `constructor` and its kin, which every object has, are none. */
const KNOWN = Object.keys(ICONS).filter((id) => id !== 'HOT' && id !== 'HOME');

/** The vendor structure as home shows it; empty while it is not known. Reading it in a component follows the answer. */
export const knownGroups: HomeKit['groups'] = () =>
  groupVendors(vendorStructure.value.value?.sorting || []).filter(({ gameCategory }) => KNOWN.includes(gameCategory));
