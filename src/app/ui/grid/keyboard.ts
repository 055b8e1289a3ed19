import { keyTarget } from './keys.ts';

/** What the keyboard asks of a grid. */
interface Walkable {
  readonly size: { count: number; columns: number; page: number };
  indexOf(node: Node): number;
  bring(index: number): Element | undefined;
  putInOrder(): void;
}

/** What takes the focus in a cell, in the order of the Tab key. */
const controls = (cell: Element): HTMLElement[] => [
  ...cell.querySelectorAll<HTMLElement>('a[href], button:not([disabled])'),
];

/** Lets keys move the focus from cell to cell, from a control to its like in the next one; gives the way to stop. */
export function followKeys(box: HTMLElement, grid: Walkable): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key === 'Tab') grid.putInOrder();
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = grid.indexOf(target as Node);
    const from = (target as Element).closest('[role=listitem]');
    const next = keyTarget(key, index, { ...grid.size, rtl: document.documentElement.dir === 'rtl' });
    if (index < 0 || !from || next === undefined) return;
    event.preventDefault();
    const which = controls(from).indexOf(target as HTMLElement);
    const found = controls(grid.bring(next) ?? from);
    (found[which] ?? found[0])?.focus({ preventScroll: true });
  };
  box.addEventListener('keydown', onKey);
  return () => box.removeEventListener('keydown', onKey);
}
