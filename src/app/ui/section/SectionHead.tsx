import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { caretRight } from '../icon/lobby.ts';
import { Press } from '../press/Press.tsx';
import styles from './SectionHead.css';

export interface SectionHeadProps {
  title: string;
  /** Path data of an icon, drawn in gold before the title. */
  icon?: string | undefined;
  /** A picture of the title, drawn in its place and in that of the icon; its alternative text is what is read. */
  art?: ReactNode;
  /** Label of the way to the whole list; without it there is none. */
  more?: string;
  onMore?: () => void;
  /** See `Press`. */
  moreHref?: string | undefined;
}

/** The line above a section of a page. */
export function SectionHead({ title, icon, art, more, onMore, moreHref }: SectionHeadProps) {
  return (
    <div className={styles.sectionHead}>
      {icon && !art && <Icon path={icon} size="md" />}
      <h2 className={`${styles.sectionTitle} ellipsis`}>{art || title}</h2>
      {more && (
        <Press className={styles.sectionMore} aria-label={`${more}: ${title}`} href={moreHref} onPress={onMore}>
          {more}
          <Icon path={caretRight} size="sm" />
        </Press>
      )}
    </div>
  );
}
