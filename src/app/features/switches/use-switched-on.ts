import { useEffect } from 'react';
import { go, home } from '../../routes/links.ts';
import { info } from '../../stores/system/system.ts';

/** True while the site has a page switched on, and before its first status; else leads home. */
export function useSwitchedOn(isOn: () => boolean): boolean {
  const open = info.value === undefined || isOn();
  useEffect(() => {
    if (!open) go(home, { replace: true });
  }, [open]);
  return open;
}
