import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { arrowLeft } from '../icon/shell.ts';
import styles from './TitleBar.css';

interface TitleBarProps {
  title: string;
  backLabel: string;
  onBack: () => void;
  /** What stands at the right edge. */
  children?: ReactNode;
}

/** The bar of every page but home: Back, and the page's name (SPEC 2.2). */
export function TitleBar({ title, backLabel, onBack, children }: TitleBarProps) {
  return (
    <header className={styles.titlebar}>
      <button type="button" className={styles.titlebarBack} aria-label={backLabel} onClick={onBack}>
        <Icon path={arrowLeft} />
      </button>
      <h1 className={`${styles.titlebarTitle} ellipsis`}>{title}</h1>
      {children}
    </header>
  );
}
