import { useLayoutEffect, useRef } from 'react';
import { pictureUrl } from '../../lib/picture-url.ts';
import { spokenIn } from '../../lib/spoken.ts';
import { cleanHtml } from './clean.ts';
import { bringPictures } from './pictures.ts';

/** HTML from the platform, cleaned. */
export default function CleanHtml({ html }: { html: string }) {
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

  return <div ref={box} className="html" data-testid="html-clean" {...spokenIn()} />;
}
