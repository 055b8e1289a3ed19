import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Dialog } from '../../../src/app/ui/dialog/Dialog.tsx';
import { fire, render, reset } from '../../support/dom.ts';

test.after.each(reset);

function page(open: boolean, onClose: () => void) {
  const actions = [
    { label: 'Cancel', onPress: onClose },
    { label: 'Sign out', primary: true, onPress: onClose },
  ];
  return (
    <>
      <button type="button" id="behind">
        behind
      </button>
      <div id="live" aria-live="polite" />
      <Dialog open={open} title="Sure?" actions={actions} onClose={onClose} />
    </>
  );
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

test('takes the focus, hides the page behind, and gives both back', () => {
  render(page(false, () => undefined));
  find('#behind')?.focus();
  render(page(true, () => undefined));
  assert.ok(find('[role=alertdialog]')?.contains(document.activeElement));
  assert.ok(find('#behind')?.hasAttribute('inert'));
  assert.not(find('#live')?.hasAttribute('inert'));
  assert.ok(document.documentElement.classList.contains('modal-lock'));
  render(page(false, () => undefined));
  assert.not(find('#behind')?.hasAttribute('inert'));
  assert.is(document.activeElement?.id, 'behind');
  assert.not(document.documentElement.classList.contains('modal-lock'));
});

test('Escape and a tap outside close it', () => {
  let closed = 0;
  render(
    page(true, () => {
      closed += 1;
    }),
  );
  const panel = find('[role=alertdialog]');
  const veil = find('.modal-veil');
  assert.ok(panel && veil);
  if (panel) fire(panel, 'keydown', { key: 'Escape' });
  if (veil) fire(veil, 'click');
  assert.is(closed, 2);
});

test('unmounting while open frees the page', () => {
  render(page(true, () => undefined));
  reset();
  assert.not(document.documentElement.classList.contains('modal-lock'));
});

test.run();
