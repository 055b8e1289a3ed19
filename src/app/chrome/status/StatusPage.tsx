import { useEffect, useRef } from 'react';
import { siteLogo, systemState } from '../../stores/system/system.ts';
import { Logo } from '../../ui/logo/Logo.tsx';
import { isolate } from '../../ui/modal/isolate.ts';
import { Denied, Maintenance, UpdateRequired } from './ClosedFaces.tsx';
import styles from './Status.css';

/** What stands there while the site is closed to this visitor (SPEC section 4): it lies over whatever was open. */
export default function StatusPage() {
  const box = useRef<HTMLDivElement>(null);
  const state = systemState.value;

  useEffect(() => (box.current ? isolate(box.current) : undefined), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has another heading
  useEffect(() => {
    box.current?.querySelector('h1')?.focus();
  }, [state]);

  return (
    <div ref={box} className={styles.status} role="dialog" aria-modal="true" aria-labelledby="status-title">
      <div className={styles.statusBox}>
        <div className={styles.statusLogo}>
          <Logo src={siteLogo()} />
        </div>
        {state === 1 && <Maintenance />}
        {state === 2 && <Denied />}
        {state === 3 && <UpdateRequired />}
      </div>
    </div>
  );
}
