import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Marquee } from '../../../src/app/ui/marquee/Marquee.tsx';
import { Snap } from '../../../src/app/ui/snap/Snap.tsx';
import { Ticker } from '../../../src/app/ui/ticker/Ticker.tsx';
import { fire, render, reset } from '../../support/dom.ts';

Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => 840 });
HTMLElement.prototype.scrollTo = () => undefined;

const items = ['one', 'two'].map((text) => ({ id: text, text }));
const find = (box: HTMLElement, what: string) => box.querySelector<HTMLElement>(what);

/** How the strip is scrolled: `auto` by hand, `hidden` by itself alone. */
function scrollOf(box: HTMLElement): string {
  const { overflowX, overflow } = getComputedStyle(find(box, 'section') as HTMLElement);
  return overflowX || overflow;
}

test.before(() => {
  const style = document.createElement('style');
  style.textContent = readFileSync('src/app/ui/marquee/Marquee.css', 'utf8');
  document.head.append(style);
});
test.after.each(reset);

test('a marquee has each title once for screen readers, and once more for the eye', () => {
  const picked: number[] = [];
  const box = render(<Marquee items={items} emptyText="none" label="news" onPick={(index) => picked.push(index)} />);
  assert.is(box.querySelectorAll('button').length, 2);
  assert.is(box.querySelectorAll('[aria-hidden] > span').length, 2);
  fire(box.querySelectorAll('[aria-hidden] > span')[1] as Element, 'click');
  assert.equal(picked, [1]);
  assert.is(find(box, 'section > div')?.style.animationTimingFunction, 'steps(600)');
  assert.is(find(box, 'section > div')?.style.animationDuration, '20s');
});

test('a marquee stands still for the keyboard, and without titles', () => {
  const box = render(<Marquee items={items} emptyText="none" label="news" onPick={() => undefined} />);
  const button = find(box, 'button') as HTMLElement;
  assert.is(scrollOf(box), 'hidden');
  fire(button, 'focusin');
  assert.is(scrollOf(box), 'auto');
  fire(button, 'focusout');
  assert.is(scrollOf(box), 'hidden');
  render(<Marquee items={[]} emptyText="none" label="news" onPick={() => undefined} />);
  assert.is(box.textContent, 'none');
});

test('a section draws its first page of 3 x 2, and the next one once it is touched', () => {
  const box = render(<Snap count={14} renderCell={(index) => <b>game {index}</b>} label="hot" />);
  assert.is(box.querySelectorAll('section > ul').length, 3);
  assert.is(box.querySelectorAll('li').length, 6);
  fire(find(box, 'section') as Element, 'touchstart');
  assert.is(box.querySelectorAll('li').length, 12);
  const last = box.querySelectorAll('li')[11];
  assert.equal([last?.getAttribute('aria-posinset'), last?.getAttribute('aria-setsize')], ['12', '14']);
});

test('a ticker turns only the reels whose digit changed, and is read as its amount', () => {
  const box = render(<Ticker text="1.299" />);
  const before = [...box.querySelectorAll<HTMLElement>('[role=img] span > span')];
  render(<Ticker text="1.301" />);
  const after = [...box.querySelectorAll<HTMLElement>('[role=img] span > span')];
  assert.equal(after, before);
  assert.equal(
    after.map(({ style }) => style.transform),
    ['translateY(-10%)', 'translateY(-30%)', 'translateY(0%)', 'translateY(-10%)'],
  );
  assert.is(find(box, '[role=img]')?.getAttribute('aria-label'), '1.301');
});

test('a ticker plans its reels once, from where their steps have got to, and is still off the screen', () => {
  const played: { frames: Keyframe[]; animation: { currentTime: number; cancel: () => void } }[] = [];
  let stopped = 0;
  HTMLElement.prototype.animate = ((frames: Keyframe[]) => {
    const animation = {
      currentTime: 0,
      cancel: () => {
        stopped += 1;
      },
    };
    played.push({ frames, animation });
    return animation;
  }) as never;
  document.head.innerHTML =
    '<style>[role=img] span > span { animation-duration: 0.9s; animation-timing-function: steps(27) }</style>';
  const since = performance.now() - 1000;
  const ahead = [{ after: 3000, text: '1.217' }];
  render(<Ticker text="1.200" since={since} ahead={ahead} />);
  assert.is(played.length, 2);
  assert.ok(played.every(({ animation }) => animation.currentTime >= 1000));
  assert.is(played[1]?.frames.at(-1)?.transform, 'translateY(-70%)');
  // Drawn again, as when something around it changes: what turns goes on.
  render(<Ticker text="1.200" since={since} ahead={[...ahead]} />);
  assert.is(played.length, 2);
  // Another plan, before the first has come to anything.
  render(<Ticker text="1.200" since={since + 1} ahead={[{ after: 3000, text: '1.201' }]} />);
  assert.equal([played.length, stopped], [3, 2]);
  document.documentElement.dataset.tier = 'low';
  render(<Ticker text="1.201" since={since + 2} ahead={ahead} />);
  assert.equal([played.length, stopped], [3, 3]);
  delete document.documentElement.dataset.tier;
});

test.run();
