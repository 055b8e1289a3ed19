import { Icon } from '../icon/Icon.tsx';
import { lock } from '../icon/lobby.ts';
import { magnifier, warningCircleFill, wifiSlash } from '../icon/shell.ts';
import styles from './Face.css';

/** `soon` is of few screens, which bring its icon. */
const ART = {
  soon: '',
  empty: magnifier,
  error: warningCircleFill,
  offline: wifiSlash,
  closed: lock,
};

export interface FaceProps {
  /** Nothing there, something broke, no connection, not open yet, or not for this visitor. */
  kind: keyof typeof ART;
  /** Path data of another icon than the kind's. */
  icon?: string;
  title: string;
  text?: string | undefined;
  /** Label of the one thing that can be done: retry, reload, go home. */
  action?: string | undefined;
  onAction?: (() => void) | undefined;
  /** The action is under way. */
  busy?: boolean;
}

/** What stands where content would: it says what happened and what can be done about it. */
export function Face({ kind, icon = ART[kind], title, text, action, onAction, busy = false }: FaceProps) {
  return (
    <div className={`${styles.face} ${styles[`face--${kind}`]}`} role={kind === 'error' ? 'alert' : undefined}>
      <span className={styles.faceArt}>
        <Icon path={icon} size="xl" />
      </span>
      <h2 className={styles.faceTitle}>{title}</h2>
      {text && <p className={styles.faceText}>{text}</p>}
      {action && (
        <button type="button" className={`btn btn-ghost ${styles.faceAction}`} aria-busy={busy} onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}
