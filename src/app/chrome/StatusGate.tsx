import { type ReactNode, useRef } from 'react';
import { lazy } from '../features/loading/lazy.ts';
import { systemState } from '../stores/system/system.ts';
import { usePart } from '../ui/part/use-part.ts';
import styles from './frame.css';
import { UnloadedFace } from './status/FailedFace.tsx';

const statusPage = lazy(() => import('./status/StatusPage.tsx'), { texts: ['status'] });

/**
 * State 0 shows the app; the others each have a page of their own (SPEC section 4). That page lies over the app that was open before:
 * nothing typed is lost, and everybody goes on where they were.
 */
export function StatusGate({ children }: { children: ReactNode }) {
  const closed = systemState.value !== 0;
  const opened = useRef(false);
  if (!closed) opened.current = true;
  return (
    <>
      {closed && <Closed />}
      {opened.current && children}
    </>
  );
}

function Closed() {
  const { Part, failed, retry } = usePart(statusPage);
  if (Part) return <Part />;
  return failed ? <UnloadedFace onRetry={retry} /> : <i className={styles.status} />;
}
