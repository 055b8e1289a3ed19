import './SectionHead.css';
import { Icon } from '../icon/Icon.tsx';
import { caretRight } from '../icon/lobby.ts';
import { Press } from '../press/Press.tsx';

export interface SectionHeadProps {
  title: string;
  /** Path data of an icon, drawn in gold before the title. */
  icon?: string;
  /** Label of the way to the whole list; without it there is none. */
  more?: string;
  onMore?: () => void;
  /** See `Press`. */
  moreHref?: string | undefined;
}

/** The line above a section of a page. */
export function SectionHead({ title, icon, more, onMore, moreHref }: SectionHeadProps) {
  return (
    <div className="section-head">
      {icon && <Icon path={icon} size="md" />}
      <h2 className="section-title ellipsis">{title}</h2>
      {more && (
        <Press className="section-more" aria-label={`${more}: ${title}`} href={moreHref} onPress={onMore}>
          {more}
          <Icon path={caretRight} size="sm" />
        </Press>
      )}
    </div>
  );
}
