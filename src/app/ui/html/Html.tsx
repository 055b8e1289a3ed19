import { type MouseEvent, useMemo } from 'react';
import { type OutlineNode, outlineOf } from '../../lib/html-outline.ts';
import { sitePath } from '../../lib/site-path.ts';
import { spokenIn } from '../../lib/spoken.ts';
import { usePart } from '../part/use-part.ts';
import htmlStyles from './Html.css';
import { drawOutline } from './Outline.tsx';

export interface HtmlProps {
  /** HTML from the platform: hostile. */
  html: string;
  /** Follows a path of this site that a link in the text leads to. */
  onPath: (path: string) => void;
  /** Whether the site has the page of a path: of a link to what it does without, the text stays alone. */
  isOpen: (path: string) => boolean;
}

const part = { load: () => import('./CleanHtml.tsx') };

/**
 * HTML from the platform (DESIGN.md section 3). Plain text with paragraphs, headings, lists and tables is drawn element by element. What
 * says more (pictures, styles, links elsewhere) is cleaned by a part of its own, which comes for such HTML alone; until then, and for good
 * where it cannot be had, the outline of what it says stands there, drawn alike.
 */
export function Html({ html, onPath, isOpen }: HtmlProps) {
  const { nodes, whole } = useMemo(() => outlineOf(html), [html]);
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const path = sitePath((event.target as Element).closest('a')?.getAttribute('href'));
    if (!path) return;
    event.preventDefault();
    onPath(path);
  };
  return (
    // biome-ignore lint/a11y: the links inside are what is tapped; the box only hears of it
    <div onClick={follow}>
      {whole ? <Drawn nodes={nodes} isOpen={isOpen} /> : <Cleaned html={html} nodes={nodes} isOpen={isOpen} />}
    </div>
  );
}

interface DrawnProps {
  nodes: readonly OutlineNode[];
  isOpen?: HtmlProps['isOpen'] | undefined;
}

function Cleaned({ html, nodes, isOpen }: DrawnProps & Omit<HtmlProps, 'onPath'>) {
  const { Part } = usePart(part);
  return Part ? <Part html={html} isOpen={isOpen} /> : <Drawn nodes={nodes} isOpen={isOpen} />;
}

const Drawn = ({ nodes, isOpen }: DrawnProps) => (
  <div className={htmlStyles.html} data-testid="html" {...spokenIn()}>
    {drawOutline(nodes, isOpen)}
  </div>
);

/** The outline alone: for HTML that is not on the screen. */
export function HtmlOutline({ html, isOpen }: Pick<HtmlProps, 'html'> & Partial<Pick<HtmlProps, 'isOpen'>>) {
  return <Drawn nodes={outlineOf(html).nodes} isOpen={isOpen} />;
}
