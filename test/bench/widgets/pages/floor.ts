import { heart } from '../../../../src/app/ui/icon/tile.ts';
import { initialsOf, tintOf } from '../../../../src/app/ui/picture/placeholder.ts';
import { nameClass } from '../../../../src/app/ui/tile/classes.ts';
import { COLUMNS, HEIGHT, type Item, items, OVERSCAN, ROWS } from './items.ts';
import { root } from './look.ts';

// The floor of the bench: a pool of rows without any framework, which does what scrolling takes and nothing else.

const TILE = `<div class="grid-cell"><div class="tile"><button type="button" class="tile-open"><span class="tile-art"><span class="picture"
 style="padding-top: 100%"><span class="picture-initials" aria-hidden="true"> </span><img class="picture-img" width="106" height="106" alt=""
 decoding="async" draggable="false"></span><span class="tile-ribbon"> </span></span><span class="tile-text"><span class="tile-name"> </span><span
 class="tile-vendor ellipsis"> </span></span></button><button type="button" class="tile-heart"><svg class="icon icon--sm" viewBox="0 0 256 256"
 fill="currentColor" focusable="false" aria-hidden="true"><path d="${heart}"></path></svg></button></div></div>`;

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
  let shown: Item | undefined;
  return (item: Item) => {
    name.nodeValue = item.name;
    const long = nameClass(item.name);
    if (long !== nameBox.className) nameBox.className = long;
    vendor.nodeValue = item.vendor;
    initials.nodeValue = initialsOf(item.name);
    picture.className = `picture ${tintOf(item.name)}`;
    button.setAttribute('aria-label', item.name);
    if (!shown || item.ribbon !== shown.ribbon) {
      ribbon.className = item.ribbon ? `tile-ribbon tile--${item.ribbon}` : 'tile-ribbon';
      if (item.ribbon) label.nodeValue = item.ribbon;
    }
    if (!shown || item.loved !== shown.loved) button.setAttribute('aria-pressed', String(item.loved));
    shown = item;
  };
}

const list = document.createElement('div');
list.className = 'grid';
list.style.height = `${ROWS * HEIGHT}px`;
list.style.setProperty('--grid-row', `${HEIGHT}px`);
list.style.setProperty('--grid-cell', `${100 / COLUMNS}%`);
root.append(list);

const size = Math.ceil(innerHeight / HEIGHT) + 1 + 2 * OVERSCAN;
const pool = Array.from({ length: size }, () => {
  const element = document.createElement('div');
  element.className = 'grid-row';
  element.innerHTML = TILE.repeat(COLUMNS);
  list.append(element);
  return { element, write: Array.from(element.children, tileWriter), row: -1 };
});

let first = 0;
let before = 0;

function show(): void {
  for (let row = first; row < first + size; row++) {
    const slot = pool[row % size];
    if (!slot || slot.row === row) continue;
    slot.row = row;
    slot.element.style.transform = `translateY(${row * HEIGHT}px)`;
    slot.write.forEach((write, column) => {
      const item = items[row * COLUMNS + column];
      if (item) write(item);
    });
  }
}

function follow(): void {
  const top = scrollY;
  const behind = top > before ? 0 : 2 * OVERSCAN;
  before = top;
  first = Math.max(0, Math.min(ROWS - size, Math.floor(top / HEIGHT) - behind));
  show();
}

addEventListener('scroll', follow, { passive: true });
show();
