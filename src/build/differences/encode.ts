import { BASE, ZERO } from '../../sw/difference.ts';

/** Characters that must be the same before a stretch is taken: a step costs about as much as this many. */
const LEAST = 7;

/** The same where the last stretch would go on: such a step is cheaper. */
const LEAST_NEXT = 4;

/** Places with the same beginning that are looked at. */
const TRIES = 24;

const BITS = 16;

/** Where the same beginnings stand in a text: the last place by their hash, and for each place the one before it. */
interface Places {
  readonly last: Int32Array;
  readonly before: Int32Array;
}

/** A stretch that both texts have. */
interface Match {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** Says how to make the new text from the old one (see {@link patched} of the worker): the longest stretch that both have is taken. */
export function encode(old: string, text: string): string {
  const places = placesOf(old);
  const numbers: number[] = [];
  let added = '';
  let [at, done, taken] = [0, 0, { from: 0, to: 0, length: 0 }];
  const write = (until: number): void => {
    const move = taken.from - at;
    numbers.push(move < 0 ? -2 * move - 1 : 2 * move, taken.length, until - done);
    added += text.slice(done, until);
    at = taken.from + taken.length + until - done;
  };
  for (let to = 0; to < text.length; ) {
    const next = taken.from + taken.length + to - done;
    const found = longest({ old, text, places }, next, to);
    if (found === undefined) to += 1;
    else {
      const match = widened(old, text, found, done);
      if (match.to > 0) write(match.to);
      [taken, done] = [match, match.to + match.length];
      to = done;
    }
  }
  write(text.length);
  return `${numbers.map(written).join('')}\n${added}`;
}

/** A number as {@link patched} reads it. */
function written(number: number): string {
  const digit = number % BASE;
  if (number < BASE) return String.fromCharCode(ZERO + digit);
  return String.fromCharCode(ZERO + BASE + digit) + written((number - digit) / BASE);
}

function hashAt(text: string, at: number): number {
  let hash = 0;
  for (let place = at; place < at + LEAST; place += 1) hash = Math.imul(hash, 31) + text.charCodeAt(place);
  return Math.imul(hash, 0x9e3779b1) >>> (32 - BITS);
}

function placesOf(old: string): Places {
  const last = new Int32Array(1 << BITS).fill(-1);
  const before = new Int32Array(old.length).fill(-1);
  for (let at = 0; at <= old.length - LEAST; at += 1) {
    const hash = hashAt(old, at);
    before[at] = last[hash] ?? -1;
    last[hash] = at;
  }
  return { last, before };
}

interface Texts {
  readonly old: string;
  readonly text: string;
  readonly places: Places;
}

/** The longest stretch that begins at `to`; of two that are equally long the one at `next`, where the last one goes on. */
function longest({ old, text, places }: Texts, next: number, to: number): Match | undefined {
  let best = { from: next, to, length: sameFrom(old, next, text, to) };
  if (best.length < LEAST_NEXT) best = { ...best, length: 0 };
  let from = to <= text.length - LEAST ? (places.last[hashAt(text, to)] ?? -1) : -1;
  for (let tries = 0; from >= 0 && tries < TRIES; tries += 1) {
    const length = sameFrom(old, from, text, to);
    if (length >= LEAST && length > best.length + LEAST) best = { from, to, length };
    from = places.before[from] ?? -1;
  }
  return best.length > 0 ? best : undefined;
}

function sameFrom(old: string, from: number, text: string, to: number): number {
  let length = 0;
  const most = Math.min(old.length - from, text.length - to);
  while (length < most && old.charCodeAt(from + length) === text.charCodeAt(to + length)) length += 1;
  return length;
}

/** A stretch with what is the same before it. */
function widened(old: string, text: string, { from, to, length }: Match, least: number): Match {
  let more = 0;
  while (to - more > least && from > more && old.charCodeAt(from - more - 1) === text.charCodeAt(to - more - 1))
    more += 1;
  return { from: from - more, to: to - more, length: length + more };
}
