import { layOut, type Node } from './treemap.ts';

/** Text for HTML, in an element or an attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Groups with the share of a cell that is too small for its name, in parts of a hundred of the whole map. */
const NAMELESS = 0.6;

/** The width of the map over its height as page.css draws it on a desktop. */
const SHAPE = 2;

/** A treemap of two levels as HTML: groups, and in each its modules. */
export function treemap(groups: readonly Node[], hueOf: (group: string) => number): string {
  const cells = layOut(groups, SHAPE).map(({ item, ...place }) => {
    const shape = (SHAPE * place.width) / place.height;
    const inner = layOut(item.children ?? [], shape).map((cell) => {
      const share = (cell.width * cell.height * place.width * place.height) / 1e6;
      const label = share < NAMELESS ? '' : escapeHtml(shortName(cell.item.name));
      return `<i style="${style(cell)}" title="${escapeHtml(cell.item.hint ?? cell.item.name)}">${label}</i>`;
    });
    const head = `<b>${escapeHtml(item.name)} <small>${kib(item.bytes)}</small></b>`;
    return `<div class="group" style="${style(place)};--hue:${hueOf(item.name)}" title="${escapeHtml(item.name)}: ${kib(item.bytes)} KiB">${head}<div class="cells">${inner.join('')}</div></div>`;
  });
  return `<div class="map">${cells.join('')}</div>`;
}

/** A bar of what is used of a limit. */
export const meter = (used: number, limit: number): string => {
  const share = Math.min(100, (used / limit) * 100);
  return `<span class="meter${used > limit ? ' over' : ''}"><span style="width:${share.toFixed(1)}%"></span></span>`;
};

/** A table; the first column to the left, cells that are HTML already are taken as they are. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[], kind = ''): string =>
  `<div class="wide"><table class="${kind}"><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;

export const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

const style = (cell: { x: number; y: number; width: number; height: number }): string =>
  `left:${round(cell.x)}%;top:${round(cell.y)}%;width:${round(cell.width)}%;height:${round(cell.height)}%`;

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** The last part of a module's path without its ending. */
const shortName = (module: string): string => (module.split('/').pop() ?? module).replace(/\.\w+$/, '');
