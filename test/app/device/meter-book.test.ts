import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { noUsage } from '../../../src/app/device/meter.ts';
import { addToBook, countGame, noteWarned, readMonth, readVisit } from '../../../src/app/device/meter-book.ts';
import { local, tab } from '../../../src/app/device/storage.ts';

const used = { ...noUsage(), app: 1000, saved: 20 };

test.before.each(() => {
  local.set('usage', undefined);
  tab.set('usage', undefined);
});

test('the visit and the month grow together', () => {
  addToBook(used);
  addToBook(used);
  countGame();
  assert.equal(readVisit(), { ...noUsage(), app: 2000, saved: 40, opened: 1 });
  assert.equal(readMonth().usage, readVisit());
});

test('another tab adds to the month, not to this visit', () => {
  addToBook(used);
  tab.set('usage', undefined);
  addToBook(used);
  assert.is(readVisit().app, 1000);
  assert.is(readMonth().usage.app, 2000);
});

test('a new month starts from nothing, and may be warned of again', () => {
  addToBook(used);
  noteWarned(true);
  const now = new Date();
  assert.is(readMonth(now).warned, true);
  const next = readMonth(new Date(now.getFullYear(), now.getMonth() + 1, 1));
  assert.equal(next.usage, noUsage());
  assert.is(next.warned, false);
  assert.match(next.month, /^\d{4}-\d{2}$/);
});

test('a book that was tampered with is empty', () => {
  for (const text of ['', 'null', '{"month":"x"}', '{"month":"2026-11","usage":{"app":"1"}}', '[]', '{"usage":null}']) {
    local.set('usage', text);
    tab.set('usage', text);
    assert.equal(readMonth(new Date(2026, 10, 5)).usage, noUsage(), text);
    assert.equal(readVisit(), noUsage(), text);
  }
});

test.run();
