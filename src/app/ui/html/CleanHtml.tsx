import { useLayoutEffect, useMemo, useRef } from 'react';
import { pictureUrl } from '../../lib/picture-url.ts';
import { spokenIn } from '../../lib/spoken.ts';
import { cleanHtml } from './clean.ts';
import styles from './Html.css';
import { bringPictures } from './pictures.ts';

interface CleanHtmlProps {
  html: string;
  /** Whether the site has the page of a path. */
  isOpen: (path: string) => boolean;
}

const linksIn = (root: ParentNode): HTMLAnchorElement[] => [...root.querySelectorAll<HTMLAnchorElement>('a[href]')];
const hrefOf = (link: HTMLAnchorElement): string => link.getAttribute('href') ?? '';

/** HTML from the platform, cleaned; links to what is not open lead nowhere. */
export default function CleanHtml({ html, isOpen }: CleanHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const clean = useMemo(() => cleanHtml(html), [html]);
  // Asked here rather than in the effect, so that the answers are followed.
  const closed = linksIn(clean)
    .map(hrefOf)
    .filter((href) => !isOpen(href));
  // Changes with the picture mode and the image host.
  const pictures = pictureUrl('/', 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `pictures` brings them anew, and `closed` is new each time
  useLayoutEffect(() => {
    const place = box.current;
    if (!place) return;
    while (place.firstChild) place.firstChild.remove();
    place.append(clean.cloneNode(true));
    for (const link of linksIn(place)) if (closed.includes(hrefOf(link))) link.removeAttribute('href');
    return bringPictures(place);
  }, [clean, pictures, closed.join(' ')]);

  return <div ref={box} className={styles.html} data-testid="html-clean" {...spokenIn()} />;
}
