import { fromEarlier } from './earlier.ts';
import { isCode } from './rules.ts';
import { CODE, isKeepable, keepIn, keptIn } from './stores.ts';

/** A hashed file that a page wants renewed, and the bytes that this may still cost; without a limit it may come whole. */
export interface Renewal {
  readonly file: string;
  readonly bytes: number;
}

/** ms for which nothing is renewed once money has moved or a game was launched. */
const QUIET = 10_000;

/** What a page is told that asks at such a time. */
const LATER = -1;

/** What moves money or launches a game, as a method and an address of the platform. */
const MOVES = /^(?:POST|PUT|PATCH|DELETE) .+\/(?:wps|lgw)\/|\/(?:wps|lgw)\/.*launch/i;

let movedAt = 0;

/** Notes what a page asks of the platform: what moves money or launches a game has the line for itself. */
export function noteMove({ method, url }: Request): void {
  if (MOVES.test(`${method} ${url}`)) movedAt = Date.now();
}

/**
 * Makes a file of this version of what the phone keeps of an earlier one (src/app/device/kept-files.ts asks for it). Gives the bytes that
 * came, or -1 when the line is needed for what matters more.
 */
export async function renew({ file, bytes }: Renewal): Promise<number> {
  if (Date.now() - movedAt < QUIET) return LATER;
  if (bytes <= 0 || !isCode(file) || (await keptIn(CODE, file))) return 0;
  let came = 0;
  const made = await fromEarlier(file, (size) => {
    came = size;
  });
  const fresh = made || (bytes === Number.POSITIVE_INFINITY ? await fetch(file) : undefined);
  if (fresh && (made || isKeepable(fresh))) await keepIn(CODE, file, fresh);
  return came;
}
