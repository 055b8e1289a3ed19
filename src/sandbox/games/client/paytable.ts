import { PAYS } from '../slot/layout.ts';
import { make, symbolImage } from './dom.ts';
import type { Texts } from './texts.ts';

/** Shows what each symbol pays. */
export function openPaytable(symbols: readonly string[], texts: Texts): void {
  const rows = symbols.map((symbol, at) =>
    make(
      'tr',
      {},
      make('td', {}, symbolImage(symbol, 32)),
      ...(PAYS[at] ?? []).map((multiple) => make('td', {}, `${multiple}x`)),
    ),
  );
  const close = make('button', { type: 'button', class: 'main', onclick: () => veil.remove() }, texts.close);
  const box = make(
    'div',
    { class: 'box' },
    make('h2', {}, texts.paytable),
    make('small', {}, texts.paysTimes),
    make('table', { class: 'pays' }, ...rows),
    make('p', {}, make('small', {}, texts.lines)),
    close,
  );
  const veil = make('div', { class: 'veil', role: 'dialog', 'aria-modal': 'true', 'aria-label': texts.paytable }, box);
  document.body.append(veil);
  close.focus();
}
