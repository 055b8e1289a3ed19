import { watchVisible } from '../../lib/observe.ts';
import { pictureAhead, pictureUrl } from '../../lib/picture-url.ts';

/** Asks for the pictures of cleaned HTML, each once it is near the screen; where pictures are off they go. Gives the way to stop. */
export function bringPictures(box: HTMLElement): () => void {
  const stops = [...box.querySelectorAll<HTMLImageElement>('img')].map((img) => bring(img, box.clientWidth));
  return () => {
    for (const stop of stops) stop();
  };
}

const NOTHING = () => undefined;

function bring(img: HTMLImageElement, room: number): () => void {
  const url = pictureUrl(img.dataset.src ?? '', Math.min(Number(img.getAttribute('width')) || room, room));
  if (!img.dataset.src || !url) {
    img.replaceWith(img.alt);
    return NOTHING;
  }
  delete img.dataset.src;
  img.decoding = 'async';
  img.onerror = () => img.replaceWith(img.alt);
  const stop = watchVisible(
    img,
    (near) => {
      if (!near) return;
      stop();
      img.src = url;
    },
    pictureAhead(),
  );
  return stop;
}
