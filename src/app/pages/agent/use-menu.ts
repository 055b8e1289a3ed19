import { useEffect } from 'react';
import { go, home } from '../../routes/links.ts';
import { hasMenu, hasModule, info } from '../../stores/system.ts';

/**
 * Leads home from a page whose whitelabel key, or the module it is part of, the site has switched off (SPEC section 6); true while it may be shown. Nothing is known
 * before the first status.
 */
export function useMenu(key: string, module?: string): boolean {
  const open = info.value === undefined || (hasMenu(key) && (!module || hasModule(module)));
  useEffect(() => {
    if (!open) go(home, { replace: true });
  }, [open]);
  return open;
}
