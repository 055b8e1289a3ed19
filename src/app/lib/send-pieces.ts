/** How far a whole has come at the other end, in bytes. */
export interface Taken {
  received: number;
  /** Largest piece that is taken, in bytes. */
  pieceSize: number;
}

/** The other end of an upload. */
export interface PieceLine {
  /** Says what comes; gives how far it came before. */
  announce(): Promise<Taken>;
  /** Sends the bytes from `offset` up to `end`; gives how far it is now. */
  send(offset: number, end: number): Promise<Taken>;
}

/** How often and how long something is tried. */
export interface Patience {
  /** Waits for a line, for the end of a pause, and longer after failures in a row. Rejects to end the upload. */
  ready(failures: number): Promise<void>;
  /** Whether a failure passes by itself: then the same is tried again. */
  passes(error: unknown): boolean;
}

/** What an upload asks of whoever started it. */
export interface PieceRules extends Patience {
  onProgress(received: number): void;
  /** Now in ms. */
  now(): number;
}

/** The first piece and the smallest, in bytes: on the slowest line of 4 KB/s it is there before a call counts as lost. */
const FIRST = 32 * 1024;
const LEAST = 8 * 1024;

/** A piece that took less, in ms, is followed by one twice as large; one that took more by one half as large. */
const QUICK = 1500;
const SLOW = 6000;

/** This many answers in a row that are no step forward end the upload: the other end does not keep what it takes. */
const NO_STEPS = 5;

function nextStep(step: number, took: number): number {
  if (took < QUICK) return step * 2;
  return took > SLOW ? Math.max(LEAST, step / 2) : step;
}

/** Repeats what failed for a reason that passes; `onFailure` hears of each. @throws what does not pass, and what `ready` rejects with. */
export async function insist<T>(
  act: () => Promise<T>,
  { ready, passes }: Patience,
  onFailure: () => void = () => undefined,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    await ready(failures);
    try {
      return await act();
    } catch (error) {
      if (!passes(error)) throw error;
      onFailure();
    }
  }
}

/**
 * Sends `size` bytes in pieces that fit the line: it goes on where the other end says it is, small pieces grow while they are quick and
 * shrink when they fail. What is sent twice does no harm. @throws what `ready` rejects with, and failures that do not pass.
 */
export async function sendInPieces(size: number, line: PieceLine, rules: PieceRules): Promise<void> {
  let step = FIRST;
  const shrink = () => {
    step = Math.max(LEAST, step / 2);
  };
  let { received, pieceSize } = await insist(() => line.announce(), rules, shrink);
  rules.onProgress(received);
  for (let still = 0; received < size; ) {
    let took = 0;
    const piece = async () => {
      const began = rules.now();
      const end = Math.min(size, received + Math.min(step, pieceSize));
      const taken = await line.send(received, end);
      took = rules.now() - began;
      return taken;
    };
    const taken = await insist(piece, rules, shrink);
    still = taken.received > received ? 0 : still + 1;
    if (still === NO_STEPS) throw new Error('the upload does not go on');
    received = taken.received;
    pieceSize = taken.pieceSize;
    step = Math.min(nextStep(step, took), pieceSize);
    rules.onProgress(received);
  }
}

/** Pause before asking again, in ms: `first`, doubled by every failure in a row, at most `most`. */
export const backoff = (failures: number, first: number, most: number): number => Math.min(first * 2 ** failures, most);
