import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { pictureUrl } from '../../lib/picture-url.ts';
import { sitePath } from '../../lib/site-path.ts';
import { cleanHtml } from './clean.ts';
import type { HtmlProps } from './Html.tsx';
import { bringPictures } from './pictures.ts';

/** HTML from the platform, cleaned. Links to this site are followed inside the app. */
export default function CleanHtml({ html, onPath }: HtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  // Changes with the picture mode and the image host.
  const pictures = pictureUrl('/', 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `pictures` brings them anew
  useLayoutEffect(() => {
    const place = box.current;
    if (!place) return;
    while (place.firstChild) place.firstChild.remove();
    place.append(cleanHtml(html));
    return bringPictures(place);
  }, [html, pictures]);

  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest('a');
    const path = sitePath(link?.getAttribute('href'));
    if (!path) return;
    event.preventDefault();
    onPath(path);
  };
  // biome-ignore lint/a11y: the links inside are what is tapped; the box only hears of it
  return <div ref={box} className="html" onClick={follow} />;
}
