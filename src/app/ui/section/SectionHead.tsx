import './SectionHead.css';
import { Icon } from '../icon/Icon.tsx';
import { caretRight } from '../icon/lobby.ts';

export interface SectionHeadProps {
  title: string;
  /** Path data of an icon, drawn in gold before the title. */
  icon?: string;
  /** Label of the way to the whole list; without it there is none. */
  more?: string;
  onMore?: () => void;
}

/** The line above a section of a page. */
export function SectionHead({ title, icon, more, onMore }: SectionHeadProps) {
  return (
    <div className="section-head">
      {icon && <Icon path={icon} size="md" />}
      <h2 className="section-title ellipsis">{title}</h2>
      {more && (
        <button type="button" className="section-more" aria-label={`${more}: ${title}`} onClick={onMore}>
          {more}
          <Icon path={caretRight} size="sm" />
        </button>
      )}
    </div>
  );
}
