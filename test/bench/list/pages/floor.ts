import './head.css';
import type { ListedGame } from '../../../../src/app/stores/games/game-list.ts';
import { heart } from '../../../../src/app/ui/icon/tile.ts';
import { initialsOf, tintOf } from '../../../../src/app/ui/picture/placeholder.ts';
import { nameClass } from '../../../../src/app/ui/tile/classes.ts';
import { COLUMNS, HEIGHT, OVERSCAN } from '../../widgets/pages/items.ts';
import { root } from '../../widgets/pages/look.ts';
import { feed, games, pictureOf, ribbonOf } from './games.ts';

// The floor: a pool of rows without any framework, which does what scrolling takes and nothing else.

const TILE = `<div class="grid-cell"><div class="tile"><a class="tile-open" href="/m/login"><span class="tile-art"><span class="picture"
 style="padding-top: 100%"><span class="picture-initials" aria-hidden="true"> </span><img class="picture-img" width="106" height="106" alt=""
 decoding="async" draggable="false"></span><span class="tile-ribbon"> </span></span><span class="tile-text"><span class="tile-name"> </span><span
 class="tile-vendor ellipsis"> </span></span></a><button type="button" class="tile-heart" aria-pressed="false"><svg class="icon icon--sm"
 viewBox="0 0 256 256" fill="currentColor" focusable="false" aria-hidden="true"><path d="${heart}"></path></svg></button></div></div>`;

/** Where the list begins on the page, px, and how near to the screen pictures are asked for. */
const TOP = 252;
const NEAR = 32;
const CALM = 1;
const REST = 150;

function tileWriter(cell: Element) {
  const find = (name: string) => cell.querySelector(name) as HTMLElement;
  const textOf = (name: string) => find(name).firstChild as Text;
  const [name, vendor, initials, label] = ['.tile-name', '.tile-vendor', '.picture-initials', '.tile-ribbon'].map(
    textOf,
  ) as [Text, Text, Text, Text];
  const [picture, nameBox, ribbon, button] = ['.picture', '.tile-name', '.tile-ribbon', '.tile-heart'].map(find) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const img = cell.querySelector('img') as HTMLImageElement;
  img.onload = () => img.classList.add('picture-shown');
  let old = '';
  return {
    write(game: ListedGame): void {
      const { displayName } = game;
      name.nodeValue = displayName;
      const long = nameClass(displayName);
      if (long !== nameBox.className) nameBox.className = long;
      vendor.nodeValue = game.vassalage;
      initials.nodeValue = initialsOf(displayName);
      picture.className = `picture ${tintOf(displayName)}`;
      button.setAttribute('aria-label', displayName);
      const mark = ribbonOf(game);
      if (mark !== old) {
        ribbon.className = mark ? `tile-ribbon tile--${mark}` : 'tile-ribbon';
        label.nodeValue = mark;
        old = mark;
      }
      if (img.src) {
        img.className = 'picture-img';
        img.removeAttribute('src');
      }
    },
    show(game: ListedGame): void {
      const url = pictureOf(game);
      if (img.getAttribute('src') !== url) img.src = url;
    },
  };
}

const list = document.createElement('div');
list.className = 'grid bench-below';
list.style.setProperty('--grid-row', `${HEIGHT}px`);
list.style.setProperty('--grid-cell', `${100 / COLUMNS}%`);
root.append(list);

const size = Math.ceil(innerHeight / HEIGHT) + 1 + 2 * OVERSCAN;
const pool = Array.from({ length: size }, () => {
  const element = document.createElement('div');
  element.className = 'grid-row';
  element.innerHTML = TILE.repeat(COLUMNS);
  list.append(element);
  return { element, tiles: Array.from(element.children, tileWriter), row: -1, near: false, filled: 0 };
});

let top = 0;
let first = 0;
let time = 0;
let resting: ReturnType<typeof setTimeout> | undefined;
const rows = (): number => Math.ceil(games.length / COLUMNS);

function show(): void {
  for (let row = first; row < Math.min(rows(), first + size); row++) {
    const slot = pool[row % size];
    const count = Math.min(COLUMNS, games.length - row * COLUMNS);
    if (!slot || (slot.row === row && slot.filled === count)) continue;
    if (slot.row !== row) slot.element.style.transform = `translateY(${row * HEIGHT}px)`;
    slot.row = row;
    slot.near = false;
    slot.filled = count;
    slot.tiles.forEach(({ write }, column) => {
      const game = games[row * COLUMNS + column];
      if (game) write(game);
    });
  }
}

function showPictures(): void {
  for (const slot of pool) {
    const at = TOP + slot.row * HEIGHT - top;
    if (slot.near || slot.row < 0 || at + HEIGHT < -NEAR || at > innerHeight + NEAR) continue;
    slot.near = true;
    slot.tiles.forEach((tile, column) => {
      const game = games[slot.row * COLUMNS + column];
      if (game) tile.show(game);
    });
  }
}

function follow(): void {
  const before = { top, time };
  top = scrollY;
  time = performance.now();
  const behind = top > before.top ? 0 : 2 * OVERSCAN;
  first = Math.max(0, Math.min(rows() - size, Math.floor((top - TOP) / HEIGHT) - behind));
  show();
  if (Math.abs(top - before.top) / Math.max(1, time - before.time) < CALM) showPictures();
  clearTimeout(resting);
  resting = setTimeout(showPictures, REST);
}

addEventListener('scroll', follow, { passive: true });
feed(
  () => TOP + rows() * HEIGHT - top - innerHeight,
  () => {
    list.style.height = `${rows() * HEIGHT}px`;
    show();
    if (time === 0) showPictures();
  },
);
