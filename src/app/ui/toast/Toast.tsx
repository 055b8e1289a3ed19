import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleFill, crossCircleFill, infoFill } from '../icon/results.ts';
import { wifiSlash } from '../icon/shell.ts';
import styles from './Toast.css';

export type ToastKind = 'success' | 'fail' | 'info' | 'offline' | 'loading';

const MARKS: Record<Exclude<ToastKind, 'loading'>, string> = {
  success: checkCircleFill,
  fail: crossCircleFill,
  info: infoFill,
  offline: wifiSlash,
};

export interface ToastProps {
  kind: ToastKind;
  text: string;
}

/** One short message (SPEC section 9 gives the seconds; who shows it counts them). Key it by message, so that each comes in anew. */
export function Toast({ kind, text }: ToastProps) {
  return (
    <div className={`${styles.toast} ${styles[`toast--${kind}`]}`} role={kind === 'fail' ? 'alert' : undefined}>
      {kind === 'loading' ? <span className={styles.toastWheel} /> : <Icon path={MARKS[kind]} size="md" />}
      <span className={styles.toastText}>{text}</span>
    </div>
  );
}

/** Where the toast stands. Keep it in the document when empty: a live region that appears with its message is not read out. */
export function ToastDock({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.toastDock} role="status" aria-live="polite">
      {children}
    </div>
  );
}
