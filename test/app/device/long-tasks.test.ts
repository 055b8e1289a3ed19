import '../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countLongTasks } from '../../../src/app/device/long-tasks.ts';
import { local } from '../../../src/app/device/storage.ts';

type Tell = (list: { getEntries(): { duration: number }[] }) => void;

let tell: Tell = () => undefined;

class FakeObserver {
  constructor(callback: Tell) {
    tell = callback;
  }
  observe(): void {
    assert.ok(true);
  }
  disconnect(): void {
    tell = () => undefined;
  }
}

test.before(() => {
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
});

test.before.each(() => {
  Object.assign(window, { PerformanceLongTaskTiming: true });
});

const visit = (...durations: number[]): void => {
  countLongTasks();
  tell({ getEntries: () => durations.map((duration) => ({ duration })) });
  dispatchEvent(new Event('pagehide'));
};

test('what a task takes beyond 50 ms is what a finger waits; a better visit left early changes nothing', () => {
  visit(450, 150);
  assert.is(local.get('heldBack'), '500');
  visit(60);
  assert.is(local.get('heldBack'), '500');
});

test('a worse visit weighs half', () => {
  visit(1550);
  assert.is(local.get('heldBack'), '1000');
});

test('a browser that does not tell keeps nothing', () => {
  Reflect.deleteProperty(window, 'PerformanceLongTaskTiming');
  local.set('heldBack', undefined);
  visit(5000);
  assert.is(local.get('heldBack'), undefined);
});

test.run();
