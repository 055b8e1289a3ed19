import { useEffect } from 'react';
import { go, home } from '../../routes/links.ts';
import { hasMenu, info } from '../../stores/system.ts';

/** Leads home from a page that the site has switched off; true while it may be shown. Nothing is known before the first status. */
export function useSiteHas(on: () => boolean): boolean {
  const open = info.value === undefined || on();
  useEffect(() => {
    if (!open) go(home, { replace: true });
  }, [open]);
  return open;
}

/** Messages stand behind the whitelabel key MAILCEN. */
export const hasMail = (): boolean => hasMenu('MAILCEN');
