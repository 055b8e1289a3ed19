import { needsOf } from '../../routes/links.ts';
import { hasAll, info } from '../../stores/system/system.ts';

/**
 * Whether the site has the page of an address. What it does without has no entry anywhere, its address leads home, and nothing is asked
 * for it; before the first status all is open. Reading it in a component follows the status.
 */
export function isOpen(address: string): boolean {
  const needs = needsOf(address);
  return !needs || !info.value || hasAll(needs);
}
