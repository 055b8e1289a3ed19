import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';

interface StatusHeadProps {
  /** Path data of its icon, or the address of a symbol. */
  icon: string;
  /** The colour of what it means. */
  look: 'new' | 'gold' | 'action';
  title: string;
  children: ReactNode;
}

/** What happened, in a heading that takes the focus, and in a few words below. */
export function StatusHead({ icon, look, title, children }: StatusHeadProps) {
  return (
    <>
      <span className={`status-art status-${look}`}>
        <Icon path={icon} size="xl" />
      </span>
      <h1 id="status-title" className="status-title" tabIndex={-1}>
        {title}
      </h1>
      <div className="status-text">{children}</div>
    </>
  );
}
