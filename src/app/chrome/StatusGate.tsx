import type { ReactNode } from 'react';
import { systemState } from '../stores/system.ts';
import { LazyPart } from './overlays/LazyPart.tsx';

const statusPage = () => import('./status/StatusPage.tsx');

/** State 0 shows the app; 1 and 2 each a page of their own (SPEC section 4). */
export function StatusGate({ children }: { children: ReactNode }) {
  if (systemState.value === 0) return children;
  return <LazyPart name="chrome/status/StatusPage" load={statusPage} />;
}
