import styles from '../picture/Picture.css';
import { initialsOf, tintOf } from '../picture/placeholder.ts';
import { nameClass, ribbonClass } from './classes.ts';
import type { TileFace } from './Tile.tsx';

/** The text of an element that holds nothing else. */
const textIn = (element: Element): Text =>
  (element.firstChild || element.appendChild(document.createTextNode(''))) as Text;

/**
 * Takes the element of a `Tile` whose art is a `BarePicture`, and gives what rewrites its nodes in place, only what differs from what
 * they show. The address of the picture is '' for none yet: the placeholder stands there.
 */
export function tileWriter(tile: Element): (face: TileFace, url: string) => void {
  const find = <E extends Element = HTMLElement>(name: string) => tile.querySelector(name) as E;
  const picture = find('.picture');
  const initials = textIn(find('.picture-initials'));
  const img = find<HTMLImageElement>('img');
  const ribbonBox = find('.tile-ribbon');
  const ribbonText = textIn(ribbonBox);
  const nameBox = find('.tile-name');
  const nameText = textIn(nameBox);
  const vendorText = textIn(find('.tile-vendor'));
  const link = find('a.tile-open');
  const button = find('.tile-heart');
  let nameClasses = nameBox.className;
  let ribbonClasses = ribbonBox.className;
  let old: Partial<TileFace> = {};
  let oldKind: string | undefined;
  let shown: string | undefined;

  const writeRibbon = (ribbon: TileFace['ribbon']) => {
    const classes = ribbonClass(ribbon);
    if (ribbonClasses !== classes) ribbonBox.className = ribbonClasses = classes;
    // What is unseen keeps its text: a tile that is recycled often gets the same ribbon again.
    if (ribbon && ribbon.text !== ribbonText.data) ribbonText.data = ribbon.text;
  };
  const show = () => {
    img.className = shown ? `${styles.pictureImg} ${styles.pictureShown}` : styles.pictureImg;
  };
  /** The old picture is gone at once: it belongs to another name. */
  const writePicture = (url: string) => {
    shown = url;
    img.className = styles.pictureImg;
    if (!url) img.removeAttribute('src');
    else if (img.getAttribute('src') !== url) img.src = url;
    if (img.complete && img.naturalWidth) show();
  };

  img.onload = show;
  return (face, url) => {
    const { name, vendor, tint, kind = name, href, ribbon, favourite, favouriteLabel } = face;
    if (name !== old.name) {
      nameText.data = name;
      if (nameClasses !== nameClass(name)) nameBox.className = nameClasses = nameClass(name);
      initials.data = initialsOf(name);
    }
    if (kind !== oldKind) {
      oldKind = kind;
      picture.className = `picture ${tintOf(kind)}`;
    }
    if (tint !== old.tint) picture.style.backgroundColor = tint || '';
    if (vendor !== old.vendor) vendorText.data = vendor;
    if (link && href && href !== old.href) link.setAttribute('href', href);
    writeRibbon(ribbon);
    if (button) {
      if (favouriteLabel !== old.favouriteLabel) button.setAttribute('aria-label', favouriteLabel || '');
      if (favourite !== old.favourite) button.setAttribute('aria-pressed', String(!!favourite));
    }
    if (url !== shown) writePicture(url);
    old = face;
  };
}
