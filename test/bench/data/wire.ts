import { existsSync, readFileSync } from 'node:fs';

/** What bytes are for, as the app's own meter sorts them; games run elsewhere. */
export type Kind = 'app' | 'pictures' | 'answers';

export const KINDS: readonly Kind[] = ['app', 'pictures', 'answers'];

/** One answer as the server has sent it. */
export interface Sent {
  /** Headers included. */
  readonly bytes: number;
  readonly status: number;
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly kind: Kind;
}

/** What a stretch of a visit came to, in bytes. */
export type Sums = Readonly<Record<Kind | 'all', number>>;

/** Icons of the app, and those that the browser itself asks for: the meter counts them as the app's. */
const ICONS = /^\/(?:favicon|icons\/|apple)/;

function kindOf(address: string): Kind {
  if (/^\/(?:wps|lgw|sandbox)\//.test(address)) return 'answers';
  if (/^\/[ald]\//.test(address) || ICONS.test(address)) return 'app';
  return /^\/img\/|\.(?:svg|png|webp|ico)$/.test(address) ? 'pictures' : 'app';
}

/** Reads what nginx has noted (`log` of `Place`), from the line after the first `skip`. */
export function readWire(log: string, skip = 0): Sent[] {
  if (!existsSync(log)) return [];
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
  return lines.slice(skip).map((line) => {
    const [bytes = '', status = '', method = '', address = ''] = line.split(' ');
    return { bytes: Number(bytes), status: Number(status), method, address, kind: kindOf(address) };
  });
}

/** Adds up by kind. */
export function sumsOf(sent: readonly Sent[]): Sums {
  const of = (kind: Kind) => sent.reduce((sum, one) => sum + (one.kind === kind ? one.bytes : 0), 0);
  const [app, pictures, answers] = [of('app'), of('pictures'), of('answers')];
  return { app, pictures, answers, all: app + pictures + answers };
}
