import { heart, heartFill } from '../icon/tile.ts';
import { initialsOf, tintOf } from '../picture/placeholder.ts';
import type { TileFace } from './Tile.tsx';

/** Writes another text into an element that holds nothing but text. */
function setText(element: Element, text: string): void {
  const { firstChild } = element;
  if (firstChild) firstChild.nodeValue = text;
  else element.textContent = text;
}

/** Rewrites the nodes of one `Tile` in place: only what differs from what they show. */
export class TileWriter {
  private face: TileFace | undefined;
  private url = '';
  private readonly picture: HTMLElement;
  private readonly initials: Element;
  private readonly img: HTMLImageElement;
  private readonly ribbon: HTMLElement;
  private readonly name: Element;
  private readonly vendor: Element;
  private readonly link: HTMLAnchorElement | null;
  private readonly heart: Element | null;

  /** @param tile the element of a `Tile` whose art is a `BarePicture` */
  constructor(tile: Element) {
    const find = <E extends Element = HTMLElement>(name: string) => tile.querySelector(name) as E;
    this.picture = find('.picture');
    this.initials = find('.picture-initials');
    this.img = find('img');
    this.ribbon = find('.tile-ribbon');
    this.name = find('.tile-name');
    this.vendor = find('.tile-vendor');
    this.link = find('a.tile-open');
    this.heart = find('.tile-heart');
    this.img.onload = () => this.show();
  }

  /** @param url of the picture; '' for none yet: the placeholder stands there */
  write(face: TileFace, url: string): void {
    const { face: old } = this;
    this.face = face;
    if (face.name !== old?.name) {
      setText(this.name, face.name);
      setText(this.initials, initialsOf(face.name));
      this.picture.style.backgroundColor = tintOf(face.name);
    }
    if (face.vendor !== old?.vendor) setText(this.vendor, face.vendor);
    if (face.href !== old?.href && face.href) this.link?.setAttribute('href', face.href);
    this.writeRibbon(face, old);
    this.writeHeart(face, old);
    this.writePicture(url);
  }

  private writeRibbon({ ribbon }: TileFace, old: TileFace | undefined): void {
    if (ribbon?.kind === old?.ribbon?.kind && ribbon?.text === old?.ribbon?.text && old) return;
    this.ribbon.hidden = !ribbon;
    this.ribbon.className = `tile-ribbon tile-${ribbon?.kind}`;
    setText(this.ribbon, ribbon?.text ?? '');
  }

  private writeHeart({ favourite, favouriteLabel }: TileFace, old: TileFace | undefined): void {
    const { heart: button } = this;
    if (!button) return;
    if (favouriteLabel !== old?.favouriteLabel) button.setAttribute('aria-label', favouriteLabel ?? '');
    if (favourite === old?.favourite) return;
    button.className = favourite ? 'tile-heart tile-loved' : 'tile-heart';
    button.setAttribute('aria-pressed', String(Boolean(favourite)));
    button.querySelector('path')?.setAttribute('d', favourite ? heartFill : heart);
  }

  /** The old picture is gone at once: it belongs to another name. */
  private writePicture(url: string): void {
    const { img } = this;
    if (url === this.url) return;
    this.url = url;
    if (!url) {
      img.className = 'picture-img';
      img.removeAttribute('src');
      return;
    }
    img.className = 'picture-img';
    if (img.getAttribute('src') !== url) img.src = url;
    if (img.complete && img.naturalWidth) this.show();
  }

  private show(): void {
    if (this.url) this.img.className = 'picture-img picture-shown';
  }
}
