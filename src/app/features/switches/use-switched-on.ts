import { useEffect } from 'react';
import { go, home } from '../../routes/links.ts';
import { info } from '../../stores/system.ts';

/** Leads home from a page that the site has switched off; true while it may be shown. Nothing is known before the first status. */
export function useOpen(on: () => boolean): boolean {
  const open = info.value === undefined || on();
  useEffect(() => {
    if (!open) go(home, { replace: true });
  }, [open]);
  return open;
}
