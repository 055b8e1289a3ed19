import './Html.css';
import type { MouseEvent } from 'react';
import { sitePath } from '../../lib/site-path.ts';
import { usePart } from '../part/use-part.ts';
import { outline } from './Outline.tsx';

export interface HtmlProps {
  /** HTML from the platform: hostile. */
  html: string;
  /** Follows a path of this site that a link in the text leads to. */
  onPath: (path: string) => void;
}

const part = { name: 'ui/html/CleanHtml', load: () => import('./CleanHtml.tsx') };

/**
 * HTML from the platform (DESIGN.md section 3). An outline of what it says stands until the part that cleans it is there, for good where
 * that cannot be had; both are drawn alike.
 */
export function Html({ html, onPath }: HtmlProps) {
  const { Part } = usePart(part);
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const path = sitePath((event.target as Element).closest('a')?.getAttribute('href'));
    if (!path) return;
    event.preventDefault();
    onPath(path);
  };
  return (
    // biome-ignore lint/a11y: the links inside are what is tapped; the box only hears of it
    <div onClick={follow}>{Part ? <Part html={html} /> : <HtmlOutline html={html} />}</div>
  );
}

/** The outline alone: for HTML that is not on the screen. */
export function HtmlOutline({ html }: { html: string }) {
  return <div className="html">{outline(html)}</div>;
}
