import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { backoff, type PieceLine, type PieceRules, sendInPieces } from '../../../src/app/lib/send-pieces.ts';

const KIB = 1024;
const LINE_DOWN = new Error('the line is down');

interface OtherEnd {
  received: number;
  sent: [from: number, to: number][];
  /** What happens to the next pieces: `lost` never arrive, of `unheard` the answer is lost. */
  fate: ('lost' | 'unheard' | 'good')[];
  line: PieceLine;
}

/** The other end: keeps what it takes, loses what it is told to lose. */
function otherEnd(size: number, pieceSize = 256 * KIB): OtherEnd {
  const sent: OtherEnd['sent'] = [];
  const end: OtherEnd = {
    received: 0,
    sent,
    fate: [],
    line: {
      announce: () => Promise.resolve({ received: end.received, pieceSize }),
      async send(offset: number, to: number) {
        sent.push([offset, to]);
        const fate = end.fate.shift() ?? 'good';
        if (fate === 'lost') throw LINE_DOWN;
        if (offset <= end.received) end.received = Math.max(end.received, Math.min(to, size));
        if (fate === 'unheard') throw LINE_DOWN;
        return { received: end.received, pieceSize };
      },
    },
  };
  return end;
}

function rulesOf(change: Partial<PieceRules> = {}) {
  const heard: number[] = [];
  const waits: number[] = [];
  const rules: PieceRules = {
    onProgress: (received) => heard.push(received),
    ready: async (failures) => void waits.push(failures),
    passes: (error) => error === LINE_DOWN,
    now: () => 0,
    ...change,
  };
  return { rules, heard, waits };
}

test('pieces begin small, double while they are quick, and never pass what the other end takes', async () => {
  const end = otherEnd(1000 * KIB);
  const { rules, heard } = rulesOf();
  await sendInPieces(1000 * KIB, end.line, rules);
  assert.equal(
    end.sent.map(([from, to]) => (to - from) / KIB),
    [32, 64, 128, 256, 256, 256, 8],
  );
  assert.equal([heard[0], heard.at(-1)], [0, 1000 * KIB]);
});

test('a slow line gets smaller pieces', async () => {
  let now = 0;
  const end = otherEnd(64 * KIB);
  const { rules } = rulesOf({ now: () => (now += 7000) });
  await sendInPieces(64 * KIB, end.line, rules);
  assert.equal(
    end.sent.slice(0, 3).map(([from, to]) => (to - from) / KIB),
    [32, 16, 8],
  );
});

test('a piece that was lost is sent again, smaller, after a longer wait each time', async () => {
  const end = otherEnd(64 * KIB);
  end.fate = ['lost', 'lost'];
  const { rules, waits } = rulesOf();
  await sendInPieces(64 * KIB, end.line, rules);
  assert.is(end.received, 64 * KIB);
  assert.equal(
    end.sent.slice(0, 3).map(([from, to]) => [from, (to - from) / KIB]),
    [
      [0, 32],
      [0, 16],
      [0, 8],
    ],
  );
  assert.equal(waits.slice(0, 4), [0, 0, 1, 2]);
});

test('a piece whose answer was lost is there all the same: it goes on behind it', async () => {
  const end = otherEnd(64 * KIB);
  end.fate = ['unheard'];
  const { rules, heard } = rulesOf();
  await sendInPieces(64 * KIB, end.line, rules);
  assert.equal(heard.slice(0, 2), [0, 32 * KIB]);
});

test('an upload that was begun goes on where it stopped', async () => {
  const end = otherEnd(100 * KIB);
  end.received = 90 * KIB;
  const { rules } = rulesOf();
  await sendInPieces(100 * KIB, end.line, rules);
  assert.equal(end.sent, [[90 * KIB, 100 * KIB]]);
  await sendInPieces(100 * KIB, end.line, rules);
  assert.is(end.sent.length, 1);
});

test('what does not pass ends it, as does an end that keeps nothing, and whoever gives up', async () => {
  const refusal = new Error('refused');
  const refused: PieceLine = { ...otherEnd(10).line, send: () => Promise.reject(refusal) };
  const nothing: PieceLine = { ...otherEnd(10).line, send: () => Promise.resolve({ received: 0, pieceSize: 10 }) };
  const endOf = (upload: Promise<void>) =>
    upload.then(
      () => 'done',
      (error: Error) => error.message,
    );
  assert.is(await endOf(sendInPieces(10, refused, rulesOf().rules)), 'refused');
  assert.is(await endOf(sendInPieces(10, nothing, rulesOf().rules)), 'the upload does not go on');
  const { rules } = rulesOf({ ready: () => Promise.reject(new Error('given up')) });
  assert.is(await endOf(sendInPieces(10, otherEnd(10).line, rules)), 'given up');
});

test('pauses double with every failure, up to the longest', () => {
  assert.equal(
    [0, 1, 2, 3, 4, 50].map((failures) => backoff(failures, 5000, 60_000)),
    [5000, 10_000, 20_000, 40_000, 60_000, 60_000],
  );
});

test.run();
