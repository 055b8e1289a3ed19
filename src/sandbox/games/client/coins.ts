import { lessMotion, make, symbolImage } from './dom.ts';

const COINS = 16;

/** How long a big win is celebrated, in ms; a tap ends it. */
const DURATION = 2600;

/** Covers the stage with coins and the amount of a big win. */
export function celebrate(stage: HTMLElement, title: string, amount: string): void {
  const shower = make(
    'div',
    { class: 'shower', onclick: () => shower.remove() },
    make('b', {}, title),
    make('span', {}, amount),
  );
  for (let at = 0; at < (lessMotion ? 0 : COINS); at += 1) {
    const coin = symbolImage('coin', 36);
    coin.style.left = `${(at * 97) % 92}%`;
    coin.style.animationDelay = `${(at % 8) * 110}ms`;
    shower.append(coin);
  }
  stage.append(shower);
  window.setTimeout(() => shower.remove(), DURATION);
}
