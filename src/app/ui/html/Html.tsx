import './Html.css';
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
  return Part ? <Part html={html} onPath={onPath} /> : <div className="html">{outline(html)}</div>;
}
