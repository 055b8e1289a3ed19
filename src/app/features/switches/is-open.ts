import { needsOf } from '../../routes/links.ts';
import { permits } from '../../stores/system/system.ts';

/**
 * Whether the site has the page of an address. What it does without has no entry anywhere, its address leads home, and nothing is asked
 * for it; before the first status all is open. Reading it in a component follows the status.
 * @param needs what an entry cannot do without, where that is not what its page needs.
 */
export const isOpen = (address: string, needs = needsOf(address)): boolean => permits(needs);
