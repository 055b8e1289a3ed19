import { signal } from '@preact/signals';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type GridSlot, layOut, newSlot } from '../../../src/app/ui/grid/slot.ts';
import { gridShape } from '../../../src/app/ui/grid/window.ts';
import '../../support/dom.ts';

const shapeOf = (count: number) => gridShape({ count, columns: () => 3, cellHeight: () => 160 }, 360, 1);

/** A drawn row of three cells, in a list. */
function drawnRow(): { box: HTMLElement; slot: GridSlot; cells: readonly HTMLElement[] } {
  const box = document.createElement('div');
  const row = box.appendChild(document.createElement('div'));
  const cells = [0, 1, 2].map(() => row.appendChild(document.createElement('div')));
  return { box, cells, slot: { ...newSlot(0, 3, 3, signal(120), false), element: row, boxes: cells } };
}

test('more cells write nothing that stands there already: measures of a list make all in it reckon its style anew', () => {
  const { box, cells, slot } = drawnRow();
  layOut(box, [slot], shapeOf(300), { count: 300, total: 12_000 });
  assert.is(box.style.getPropertyValue('--grid-row'), '160px');
  assert.is(box.style.getPropertyValue('--grid-cell'), '120px');
  assert.is(cells[0]?.getAttribute('aria-setsize'), '12000');

  const written: string[] = [];
  box.style.setProperty = (name) => void (name.startsWith('--') && written.push(name));
  for (const cell of cells) cell.setAttribute = (name) => void (name === 'aria-setsize' && written.push(name));
  layOut(box, [slot], shapeOf(600), { count: 600, total: 12_000 });
  assert.equal(written, []);

  layOut(box, [slot], { ...shapeOf(600), cellWidth: 90 }, { count: 600, total: 11_990 });
  assert.equal(written, ['--grid-cell', 'aria-setsize', 'aria-setsize', 'aria-setsize']);
});

test.run();
