import { useEffect, useLayoutEffect } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { Frame } from '../chrome/Frame.tsx';
import { StatusGate } from '../chrome/StatusGate.tsx';
import { brokenFace } from '../chrome/status/FailedFace.tsx';
import { ErrorBoundary } from '../lib/error-boundary.ts';
import { guarded } from '../routes/guards.ts';
import { go, needsOf } from '../routes/links.ts';
import { HOME, matchRoute } from '../routes/match.ts';
import { checkRole } from '../stores/session/roles.ts';
import { session } from '../stores/session/session.ts';
import { permits } from '../stores/system/system.ts';
import { PageView } from './PageView.tsx';

/** The app: the row of the address, its guard, the page, and what stands around. */
export function Root() {
  const path = usePathname();
  const search = useSearch();
  const row = matchRoute(path);
  const instead = row && permits(needsOf(path + search)) ? guarded(row.guard, session.value, path, search) : HOME;

  // Its nodes are taken over now: what is drawn from here on has stood in no file.
  useLayoutEffect(() => {
    document.getElementById('snapshot')?.remove();
    document.documentElement.dataset.drawn = '';
  }, []);
  useEffect(() => {
    if (!instead) return;
    // A guest is asked to log in instead.
    if (row?.guard && session.peek()) checkRole(row.guard);
    go(instead, { replace: true });
  }, [instead, row]);

  if (!row || instead) return null;
  return (
    <ErrorBoundary face={brokenFace}>
      <StatusGate>
        <PageView row={row} path={path} around={Frame} />
      </StatusGate>
    </ErrorBoundary>
  );
}
