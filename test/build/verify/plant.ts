import type { Kind } from '../../../src/build/verify/kinds.ts';
import type { Fault, Passing } from '../../support/fault-proxy.ts';

/** Something that is wrong with how a site is served, and what verify must say of it. */
export interface Planted {
  readonly name: string;
  readonly fault: Fault;
  readonly kind: Kind;
  /** Where. */
  readonly at: RegExp;
}

/** Paths of the small app that is spoiled. */
export const HTML = /^\/(?:m\/.*|m|)$/;
export const ONE_PAGE = /^\/m\/login$/;
export const SCRIPT = /^\/a\/Login-[\w-]+\.js$/;
export const LAZY = /^\/a\/late-[\w-]+\.js$/;
export const SHEET = /^\/a\/Home-[\w-]+\.css$/;
export const TEXTS = /^\/l\/en\.\w+\/home\.json$/;
export const DIFFERENCE = /^\/d\/a\/Home-[\w-]+\.js\.\w+\.txt$/;
export const HASHED = /^\/[al]\/[\w./-]+\.(?:js|css|json)$/;
export const STATUS = /^\/wps\/system\/domainRoute/;

/** Spoils an answer; 'cut' breaks its line. */
export type Change = (passing: Passing) => unknown;

const cutBy = (change: Change, passing: Passing): 'cut' | undefined => (change(passing) === 'cut' ? 'cut' : undefined);

/** Changes what is there at a path. */
export const on =
  (path: RegExp, change: Change): Fault =>
  (asked, passing) =>
    path.test(asked) && passing.status < 400 ? cutBy(change, passing) : undefined;

/** Sets a header. */
export const header =
  (name: string, value: string): Change =>
  ({ headers }) =>
    headers.set(name, value);

/** Takes a header away. */
export const without =
  (name: string): Change =>
  ({ headers }) =>
    headers.delete(name);

/** Changes the text. */
export const text =
  (edit: (old: string) => string): Change =>
  (passing) => {
    passing.body = Buffer.from(edit(passing.body.toString('utf8')));
  };

/** The file is not there. */
export const gone: Change = (passing) => {
  passing.status = 404;
  passing.headers.set('Content-Type', 'text/plain');
  passing.headers.delete('Content-Encoding');
  passing.headers.delete('Cache-Control');
  passing.body = Buffer.from('Not found');
};

/** HTML in the place of an answer. */
export const html: Change = (passing) => {
  passing.headers.set('Content-Type', 'text/html; charset=utf-8');
  passing.body = Buffer.from('<!doctype html><title>Welcome</title>');
};

/** Half of the body. */
export const half: Change = (passing) => {
  passing.body = passing.body.subarray(0, passing.body.length >> 1);
};

/** Changes the content policy. */
export const policy =
  (edit: (old: string) => string): Change =>
  ({ headers }) => {
    headers.set('Content-Security-Policy', edit(headers.get('Content-Security-Policy') ?? ''));
  };

/** Changes what a missing file is answered with. */
export const whenMissing =
  (path: RegExp, change: Change): Fault =>
  (asked, passing) =>
    path.test(asked) && passing.status === 404 ? cutBy(change, passing) : undefined;

/** A row of the tables. */
export const row = (name: string, fault: Fault, kind: Kind, at: RegExp): Planted => ({ name, fault, kind, at });
