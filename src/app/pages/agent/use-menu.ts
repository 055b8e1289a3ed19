import { useEffect } from 'react';
import { go, home } from '../../routes/links.ts';
import { hasMenu, info } from '../../stores/system.ts';

/**
 * Leads home from a page whose whitelabel key the site has switched off (SPEC section 6); true while it may be shown. Nothing is known
 * before the first status.
 */
export function useMenu(key: string): boolean {
  const open = info.value === undefined || hasMenu(key);
  useEffect(() => {
    if (!open) go(home, { replace: true });
  }, [open]);
  return open;
}
