import type { ReactNode } from 'react';
import { cross } from '../icon/close.ts';
import { Icon } from '../icon/Icon.tsx';
import { Modal } from '../modal/Modal.tsx';
import styles from './Drawer.css';

export interface DrawerProps {
  open: boolean;
  /** Side sheet from the left (default) or right, or a sheet from the bottom. */
  from?: 'left' | 'right' | 'bottom';
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Stays below the content that scrolls: a submit button. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A sheet over the page: side menu, filters, choices. */
export function Drawer({ open, from = 'left', title, closeLabel, onClose, foot, children }: DrawerProps) {
  return (
    <Modal open={open} from={from} label={title} onClose={onClose}>
      <div className={styles.drawerHead}>
        <h2 className={`${styles.drawerTitle} ellipsis`}>{title}</h2>
        <button type="button" className="btn btn-round" aria-label={closeLabel} onClick={onClose}>
          <Icon path={cross} size="md" />
        </button>
      </div>
      <div className={styles.drawerBody}>{children}</div>
      {foot && <div className={styles.drawerFoot}>{foot}</div>}
    </Modal>
  );
}
