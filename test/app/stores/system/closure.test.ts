import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import type { CallError } from '../../../../src/app/api/errors.ts';
import { errorText } from '../../../../src/app/stores/data/error-text.ts';
import { helpItems } from '../../../../src/app/stores/help/help.ts';
import {
  closureContact,
  followClosure,
  lookAgain,
  lookedAt,
  maintenanceEnd,
  visitorIp,
} from '../../../../src/app/stores/system/closure.ts';
import { refreshStatus, systemState } from '../../../../src/app/stores/system/system.ts';
import { getHelp } from '../../../../src/contract/calls/help.ts';
import { getStatus, getSystemStatus } from '../../../../src/contract/calls/system.ts';
import { made, madeCalls, onPlatform, turn, until } from '../platform.ts';

const END = '2036-11-22T15:00:00Z';

test('a call that is refused closes the site at once, and what failed is asked again when it is open', () =>
  onPlatform(async (sandbox) => {
    await turn(sandbox, { maintenance: true, maintenanceEnd: END });
    await helpItems.load();
    assert.is(systemState.value, 1);
    assert.is(maintenanceEnd(Date.now()), END);
    assert.is(maintenanceEnd(Date.parse(END) + 1), undefined, 'an end that has passed is not told');
    await lookAgain();
    assert.is(systemState.value, 1);
    assert.ok(lookedAt.value);
    await turn(sandbox);
    await lookAgain();
    assert.is(systemState.value, 0);
    await until(() => Boolean(helpItems.value.value?.length));
    assert.ok(helpItems.value.value?.length, 'the help was asked for again');
    assert.is(helpItems.error.value, undefined);
  }));

test('a gateway that refuses even the status tells the visitor’s address in its answer', () =>
  onPlatform(async (sandbox) => {
    await turn(sandbox, { regionRestriction: true, closed: true });
    await refreshStatus();
    assert.is(systemState.value, 2);
    assert.is(visitorIp(), '127.0.0.1');
    await turn(sandbox);
    await refreshStatus();
    assert.is(systemState.value, 0);
    assert.ok(closureContact());
  }));

/** Gives one call this answer, whatever the platform says to others, while `run` runs. */
async function answering(path: string, status: number, answer: object, run: () => Promise<void>): Promise<void> {
  const pass = globalThis.fetch;
  const text = JSON.stringify(answer);
  globalThis.fetch = (input, init) => {
    if (new URL(String(input)).pathname !== path) return pass(input, init);
    made.push({ call: `GET ${path}`, key: null });
    return Promise.resolve(new Response(text, { status }));
  };
  try {
    await run();
  } finally {
    globalThis.fetch = pass;
  }
}

const REFUSED = { success: false, code: 'region.restricted', message: 'not here' };

test('one call that is refused to a region says so in its own place: the site stays open as long as its status says so', () =>
  onPlatform(async (sandbox) => {
    await answering(getHelp.path, 403, REFUSED, async () => {
      made.length = 0;
      await helpItems.load();
      await until(() => madeCalls().includes(`GET ${getSystemStatus.path}`));
      await refreshStatus();
      assert.is(systemState.value, 0);
      assert.is(errorText(helpItems.error.value as CallError), 'region_restricted');
      assert.is(
        madeCalls().filter((call) => call.endsWith(getSystemStatus.path)).length,
        1,
        'the status is asked once',
      );

      await turn(sandbox, { regionRestriction: true });
      await helpItems.load();
      await until(() => systemState.value === 2);
      await turn(sandbox);
      await refreshStatus();
      assert.is(systemState.value, 0);
    });
    await helpItems.load();
  }));

test('a small question that fails by a fault of its own keeps nobody out: the whole status is asked', () =>
  onPlatform(async (sandbox) => {
    const glance = async (status: number, answer: object, end: number): Promise<void> => {
      await turn(sandbox, { maintenance: true });
      await refreshStatus();
      assert.is(systemState.value, 1);
      await turn(sandbox);
      await answering(getStatus.path, status, answer, async () => {
        made.length = 0;
        const stop = followClosure();
        dispatchEvent(new Event('online'));
        await until(() => madeCalls().some((call) => call.endsWith(getStatus.path)));
        await new Promise((resolve) => setTimeout(resolve, 50));
        await until(() => systemState.value === end);
        stop();
      });
    };
    await glance(403, { success: false, code: 'maintenance', message: 'closed still' }, 1);
    assert.is(systemState.value, 1, 'closed still');
    await glance(200, { success: false, code: 'payload.invalid', message: 'our fault' }, 0);
    assert.is(systemState.value, 0, 'a refusal that closes nothing');
    await glance(200, { success: true, value: null }, 0);
    assert.is(systemState.value, 0, 'an answer that we cannot read');
  }));

test('an app that is too old is told so by any call, and does not look by itself', () =>
  onPlatform(async (sandbox) => {
    await turn(sandbox, { updateRequired: true });
    await helpItems.load();
    assert.is(systemState.value, 3);
    await turn(sandbox);
    made.length = 0;
    const end = followClosure();
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    end();
    assert.equal(madeCalls(), []);
    await refreshStatus();
    assert.is(systemState.value, 0);
  }));

test('a closed site that nobody sees wakes no phone', () => {
  const [wait, stop] = [globalThis.setTimeout, globalThis.clearTimeout];
  const waiting = new Set<number>();
  let last = 0;
  const begin = () => {
    last += 1;
    waiting.add(last);
    return last;
  };
  Object.assign(globalThis, { setTimeout: begin, clearTimeout: (id: number) => void waiting.delete(id) });
  window.setTimeout = begin as unknown as typeof window.setTimeout;
  const see = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const end = followClosure();
  assert.is(waiting.size, 1);
  see(true);
  assert.is(waiting.size, 0, 'nothing is waited for');
  see(false);
  assert.is(waiting.size, 1, 'it goes on');
  end();
  Reflect.deleteProperty(document, 'hidden');
  Object.assign(globalThis, { setTimeout: wait, clearTimeout: stop });
});

test.run();
