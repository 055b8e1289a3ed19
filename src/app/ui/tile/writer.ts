import { heart, heartFill } from '../icon/tile.ts';
import { initialsOf, tintOf } from '../picture/placeholder.ts';
import type { TileFace } from './Tile.tsx';

/** Writes another text into an element that holds nothing but text. */
function setText(element: Element, text: string): void {
  const { firstChild } = element;
  if (firstChild) firstChild.nodeValue = text;
  else element.textContent = text;
}

/**
 * Takes the element of a `Tile` whose art is a `BarePicture`, and gives what rewrites its nodes in place, only what differs from what
 * they show. The address of the picture is '' for none yet: the placeholder stands there.
 */
export function tileWriter(tile: Element): (face: TileFace, url: string) => void {
  const find = <E extends Element = HTMLElement>(name: string) => tile.querySelector(name) as E;
  const picture = find('.picture');
  const initials = find('.picture-initials');
  const img = find<HTMLImageElement>('img');
  const ribbonBox = find('.tile-ribbon');
  const nameBox = find('.tile-name');
  const vendorBox = find('.tile-vendor');
  const link = find('a.tile-open');
  const button = find('.tile-heart');
  let old: Partial<TileFace> = {};
  let shown: string | undefined;

  const writeRibbon = (ribbon: TileFace['ribbon']) => {
    ribbonBox.hidden = !ribbon;
    ribbonBox.className = `tile-ribbon tile-${ribbon?.kind}`;
    setText(ribbonBox, ribbon?.text ?? '');
  };
  const writeHeart = (favourite: boolean | undefined) => {
    button.className = favourite ? 'tile-heart tile-loved' : 'tile-heart';
    button.setAttribute('aria-pressed', String(!!favourite));
    find('.tile-heart path').setAttribute('d', favourite ? heartFill : heart);
  };
  const show = () => {
    img.className = shown ? 'picture-img picture-shown' : 'picture-img';
  };
  /** The old picture is gone at once: it belongs to another name. */
  const writePicture = (url: string) => {
    shown = url;
    img.className = 'picture-img';
    if (!url) img.removeAttribute('src');
    else if (img.getAttribute('src') !== url) img.src = url;
    if (img.complete && img.naturalWidth) show();
  };

  img.onload = show;
  return (face, url) => {
    const { name, vendor, href, ribbon, favourite, favouriteLabel } = face;
    if (name !== old.name) {
      setText(nameBox, name);
      setText(initials, initialsOf(name));
      picture.style.backgroundColor = tintOf(name);
    }
    if (vendor !== old.vendor) setText(vendorBox, vendor);
    if (href && href !== old.href) link?.setAttribute('href', href);
    if (ribbon?.text !== old.ribbon?.text || ribbon?.kind !== old.ribbon?.kind) writeRibbon(ribbon);
    if (button) {
      if (favouriteLabel !== old.favouriteLabel) button.setAttribute('aria-label', favouriteLabel ?? '');
      if (favourite !== old.favourite) writeHeart(favourite);
    }
    if (url !== shown) writePicture(url);
    old = face;
  };
}
