import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WinnerList } from '../../../src/app/ui/winners/WinnerList.tsx';
import { fire, render, reset } from '../../support/dom.ts';

const draw = (count: number, onPick: (index: number) => void = () => undefined) =>
  render(<WinnerList count={count} renderItem={(index) => <b>winner {index}</b>} onPick={onPick} label="winners" />);
const find = (box: HTMLElement, what: string) => box.querySelector<HTMLElement>(what);
/** Whether the list climbs by itself. */
const moves = (box: HTMLElement): boolean => Boolean(find(box, 'section > div')?.style.animationDuration);

test.after.each(reset);

test('scrolls only above three entries', () => {
  const still = draw(3);
  assert.not(moves(still));
  assert.not(find(still, '[aria-hidden]'));
  const moving = draw(4);
  assert.ok(moves(moving));
  assert.is(find(moving, 'section')?.style.height, '156px');
  assert.is(find(draw(2), 'section')?.style.height, '104px');
});

test('draws nothing without entries', () => {
  assert.is(draw(0).innerHTML, '');
});

test('a screen reader meets each entry once, a finger also its echo', () => {
  const picked: number[] = [];
  const box = draw(10, (index) => picked.push(index));
  assert.is(box.querySelectorAll('button').length, 10);
  const echo = box.querySelectorAll('[aria-hidden] > div');
  assert.is(echo.length, 3);
  fire(echo[1] as Element, 'click');
  fire(box.querySelectorAll('button')[9] as Element, 'click');
  assert.equal(picked, [1, 9]);
});

test('the keyboard stops it, a finger does not reset it under itself', () => {
  const box = draw(10);
  const button = find(box, 'button') as HTMLElement;
  fire(button, 'mousedown');
  fire(button, 'focusin');
  assert.ok(moves(box));
  fire(button, 'focusout');
  fire(button, 'mouseup');
  fire(button, 'focusin');
  assert.not(moves(box));
  fire(button, 'focusout');
  assert.ok(moves(box));
});

test.run();
