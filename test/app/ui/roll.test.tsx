import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { RollingSum } from '../../../src/app/ui/roll/RollingSum.tsx';
import { render, reset } from '../../support/dom.ts';

const frames: FrameRequestCallback[] = [];
globalThis.requestAnimationFrame = (frame) => frames.push(frame);
const still = (reduced: boolean) => {
  globalThis.matchMedia = (query) => ({ matches: reduced && /reduce/.test(query) }) as MediaQueryList;
};
const sum = (minor: number, from?: number) => (
  <RollingSum minor={minor} from={from} write={(now) => `R$ ${now}`} className="x" />
);
const play = (until: number): void => {
  for (let now = performance.now(); frames.length > 0; now += 16) {
    if (now > performance.now() + until) return;
    frames.shift()?.(now);
  }
};

test('a sum runs from what it was to what it is', () => {
  still(false);
  const box = render(sum(1000, 0));
  const half = box.textContent;
  play(300);
  const shown = Number(box.textContent?.replace(/\D/g, ''));
  assert.is(half, 'R$ 0');
  assert.ok(shown > 0 && shown < 1000, `${shown}`);
  play(2000);
  assert.is(box.textContent, 'R$ 1000');
  reset();
});

test('it stands at once where nothing may move, and where it was given no beginning', () => {
  frames.length = 0;
  still(true);
  assert.is(render(sum(1000, 0)).textContent, 'R$ 1000');
  reset();
  still(false);
  assert.is(render(sum(500)).textContent, 'R$ 500');
  assert.is(frames.length, 0);
  reset();
});

test.run();
