import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { local } from '../../../../src/app/device/storage.ts';
import {
  catchEnvelope,
  caught,
  caughtBefore,
  chancesLeft,
  rain,
  rainFrom,
  rainLost,
  settleRain,
  sumOf,
} from '../../../../src/app/stores/rewards/red-rain.ts';
import { dropSession } from '../../../../src/app/stores/session/session.ts';
import { inDatabase, memberId } from '../../../support/ledger.ts';
import type { TestSandbox } from '../../../support/sandbox.ts';
import { enter, made, onPlatform, turn, until } from '../platform.ts';

const PATH = '/wps/rewards/redEnvelope';
const keys = (): (string | null)[] => made.filter(({ call }) => call === `POST ${PATH}`).map(({ key }) => key);

const operate = ({ url }: TestSandbox, fields: Record<string, string>) =>
  fetch(`${url}/sandbox/redRain`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** What the platform has paid out for envelopes of running rounds to this member. */
const paid = (sandbox: TestSandbox): number =>
  inDatabase(sandbox, (db) =>
    Number(
      db
        .prepare("SELECT COUNT(*) FROM rain_envelopes WHERE member_id = ? AND round_id LIKE '%-now'")
        .pluck()
        .get(memberId(sandbox, 'newbie')),
    ),
  );

async function inRain(run: (sandbox: TestSandbox) => Promise<void>): Promise<void> {
  await onPlatform(async (sandbox) => {
    local.set('redRain.newbie', undefined);
    await operate(sandbox, { action: 'stop' });
    await operate(sandbox, { action: 'start', seconds: '600', pool: '500' });
    await enter('newbie');
    await rain.load();
    made.length = 0;
    await run(sandbox);
  });
}

test('taps faster than the line open one envelope each, and no more than there are chances', () =>
  inRain(async (sandbox) => {
    const taps = Array.from({ length: 9 }, () => catchEnvelope());
    assert.is(taps.filter(Boolean).length, 6);
    assert.is(chancesLeft.peek(), 0);
    const ends = await Promise.all(taps.flatMap((tap) => tap ?? []));
    const amounts = ends.map((end) => ('envelope' in end ? end.envelope : undefined));
    assert.equal(
      amounts.map((envelope) => envelope?.chance),
      [1, 2, 3, 4, 5, 6],
    );
    assert.is(new Set(keys()).size, 6);
    assert.is(paid(sandbox), 6);
    assert.is(sumOf(caught.peek()), sumOf(amounts.flatMap((envelope) => envelope ?? [])));
    await operate(sandbox, { action: 'stop' });
    await rain.load();
    assert.equal([caught.peek().length, caughtBefore.peek().length, chancesLeft.peek()], [0, 6, 6]);
  }));

test('a lost answer is asked for under the same key until it is known, and the taps behind it wait', () =>
  inRain(async (sandbox) => {
    await turn(sandbox, { dropAnswerRate: 100, path: PATH });
    const taps = [catchEnvelope(), catchEnvelope()];
    await until(() => rainLost.peek());
    assert.equal([caught.peek().length, new Set(keys()).size], [0, 1]);
    await turn(sandbox);
    const ends = await Promise.all(taps);
    assert.ok(ends.every((end) => end && 'envelope' in end));
    assert.equal([new Set(keys()).size, paid(sandbox), rainLost.peek()], [2, 2, false]);
  }));

test('an envelope whose answer was lost before the app was closed is found, also after the round', () =>
  inRain(async (sandbox) => {
    await turn(sandbox, { dropAnswerRate: 100, path: PATH });
    const tap = catchEnvelope();
    await until(() => rainLost.peek());
    const [key] = keys();
    dropSession();
    assert.equal([caught.peek().length, rain.value.peek()], [0, undefined]);
    await tap;
    await turn(sandbox);
    await operate(sandbox, { action: 'stop' });
    await enter('newbie');
    await rain.load();
    made.length = 0;
    await settleRain();
    assert.equal([keys(), caughtBefore.peek().length, paid(sandbox)], [[key], 1, 1]);
    await settleRain();
    assert.is(keys().length, 1);
  }));

test('the round’s moments are the platform’s, whatever the phone’s clock says', () => {
  const round = {
    roundId: 'r',
    startDate: '2026-11-21T10:00:00.000Z',
    endDate: '2026-11-21T10:02:00.000Z',
    chances: 6,
    pool: '1.00',
    maxAmount: '1.00',
    opened: [],
  };
  const now = 5_000_000;
  const shown = rainFrom({ asOf: '2026-11-21T09:59:00.000Z', round }, now).round;
  assert.equal([shown?.startsAt, shown?.endsAt], [now + 60_000, now + 180_000]);
  assert.equal(rainFrom({ asOf: 'soon', round }, now), {});
  assert.equal(rainFrom({ asOf: '2026-11-21T09:59:00.000Z' }, now), {});
});

test.run();
