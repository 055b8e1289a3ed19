import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Dialog } from '../../../src/app/ui/dialog/Dialog.tsx';
import { Modal } from '../../../src/app/ui/modal/Modal.tsx';
import { fire, render, reset } from '../../support/dom.ts';

test.before(() => {
  const style = document.createElement('style');
  style.textContent = ['Modal.css', 'lock.css']
    .map((file) => readFileSync(`src/app/ui/modal/${file}`, 'utf8'))
    .join('\n');
  document.head.append(style);
});
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

/** What happens to a page that is longer than the screen. */
const pageScroll = (): string => getComputedStyle(document.documentElement).overflow || 'visible';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

test('takes the focus, hides the page behind, and gives both back', () => {
  render(page(false, () => undefined));
  find('#behind')?.focus();
  render(page(true, () => undefined));
  assert.ok(find('[role=alertdialog]')?.contains(document.activeElement));
  assert.ok(find('#behind')?.hasAttribute('inert'));
  assert.not(find('#live')?.hasAttribute('inert'));
  assert.is(pageScroll(), 'hidden');
  render(page(false, () => undefined));
  assert.not(find('#behind')?.hasAttribute('inert'));
  assert.is(document.activeElement?.id, 'behind');
  assert.is(pageScroll(), 'visible');
});

test('keeps the focus when what had it is gone', () => {
  const dialog = (actions: { label: string; onPress: () => void }[]) => (
    <Dialog open title="Sure?" actions={actions} onClose={() => undefined} />
  );
  const nothing = () => undefined;
  render(dialog([{ label: 'Send', onPress: nothing }]));
  find('[role=alertdialog] button')?.focus();
  render(dialog([{ label: 'Done', onPress: nothing }]));
  assert.ok(find('[role=alertdialog]')?.contains(document.activeElement));
});

test('Escape and a tap outside close it', () => {
  let closed = 0;
  render(
    page(true, () => {
      closed += 1;
    }),
  );
  const panel = find('[role=alertdialog]');
  const veil = panel?.previousElementSibling;
  assert.ok(panel && veil);
  if (panel) fire(panel, 'keydown', { key: 'Escape' });
  if (veil) fire(veil, 'click');
  assert.is(closed, 2);
});

test('Escape closes what lies on top alone, before it has the focus', () => {
  const closed: string[] = [];
  const modal = (label: string) => (
    <Modal open from="centre" label={label} onClose={() => closed.push(label)}>
      {label}
    </Modal>
  );
  render(
    <>
      {modal('below')}
      {modal('above')}
    </>,
  );
  fire(document.body, 'keydown', { key: 'Escape' });
  assert.equal(closed, ['above']);
});

test('unmounting while open frees the page', () => {
  render(page(true, () => undefined));
  reset();
  assert.is(pageScroll(), 'visible');
});

test('all that lies over a page is a Modal, which the phone’s Back closes; the lock and a closed site are answered', () => {
  const own = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => /aria-modal|role="(?:alert)?dialog"|<dialog\b/.test(readFileSync(join('src/app', file), 'utf8')));
  assert.equal(own.sort(), ['chrome/guard/LockScreen.tsx', 'chrome/status/StatusPage.tsx', 'ui/modal/Modal.tsx']);
});

test.run();
