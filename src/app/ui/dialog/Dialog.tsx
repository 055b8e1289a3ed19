import type { ReactNode } from 'react';
import { spokenIn } from '../../lib/spoken.ts';
import { Modal } from '../modal/Modal.tsx';
import styles from './Dialog.css';

export interface DialogAction {
  label: string;
  /** `primary` is drawn as the thing to do; the other one is quiet. */
  primary?: boolean;
  busy?: boolean;
  onPress: () => void;
}

export interface DialogProps {
  open: boolean;
  title: string;
  /** The title is the platform's. */
  spoken?: boolean;
  /** A text, or richer content. */
  children?: ReactNode;
  /** One or two, in reading order: the way back first. */
  actions: readonly DialogAction[];
  /** Stands in the corner, before the title: an x. */
  corner?: ReactNode;
  /** Escape, the phone's Back, or a tap outside; leave it out where an answer is needed. */
  onClose?: () => void;
}

/** A question or a message over everything else. */
export function Dialog({ open, title, spoken, children, actions, corner, onClose }: DialogProps) {
  return (
    <Modal open={open} from="centre" label={title} alert onClose={onClose}>
      {corner}
      <div className={styles.dialogBody}>
        <h2 className={styles.dialogTitle} {...(spoken && spokenIn())}>
          {title}
        </h2>
        {children && <div className={styles.dialogText}>{children}</div>}
      </div>
      <div className={styles.dialogActions}>
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            className={action.primary ? 'btn btn-primary' : 'btn btn-ghost'}
            aria-busy={action.busy ?? false}
            onClick={action.onPress}
          >
            {action.label}
          </button>
        ))}
      </div>
    </Modal>
  );
}
