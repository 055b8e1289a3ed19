import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Rows } from '../../../src/app/ui/rows/Rows.tsx';
import { render, reset } from '../../support/dom.ts';
import { withTexts } from '../stores/texts.ts';

Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 360 });
HTMLElement.prototype.getBoundingClientRect = () => ({ top: 0 }) as DOMRect;
Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => 0 });

const Name = ({ row }: { row: { name: string | null } }) => <p>{(row.name as string).toUpperCase()}</p>;

test.before(withTexts);
test.after.each(reset);

test('a row with a fault leaves its place empty, and the list lives on', () => {
  const told: unknown[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => void told.push(...words);
  const list = (rows: { name: string | null }[], direct: boolean) => (
    <Rows
      rows={rows}
      busy={false}
      rowHeight={72}
      renderRow={(row) => (direct ? (row.name as string).toUpperCase() : <Name row={row} />)}
      label="names"
      empty={{ title: 'none' }}
      failed="failed"
      retry="again"
      onRetry={() => undefined}
    />
  );
  try {
    for (const direct of [false, true]) {
      const box = render(list([{ name: 'a' }, { name: null }, { name: 'c' }], direct));
      const shown = [...box.querySelectorAll('[role=listitem]')].map((one) => one.textContent);
      assert.equal(shown.slice(0, 3), ['A', '', 'C']);
      assert.is(told.length, 1, 'told in the console');
      told.length = 0;
      assert.match(render(list([{ name: 'a' }, { name: 'b' }], direct)).textContent, 'AB');
      reset();
    }
  } finally {
    console.error = error;
  }
});

test.run();
