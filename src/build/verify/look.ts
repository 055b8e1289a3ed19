import type { FileList } from '../cdn/file-list.ts';
import type { Found } from './found.ts';
import { type Answer, type Headers, type Line, lineFault } from './line.ts';
import type { Page } from './page.ts';

/** One look at a site: where it is, what is known of it, and what was found. */
export interface Look {
  readonly origin: string;
  readonly line: Line;
  readonly found: Found;
  /** The site's own list of its files, if it has one. */
  readonly list: FileList | undefined;
  readonly home: Page | undefined;
  /** Everything is asked for, in every way in which it can travel. */
  readonly all: boolean;
}

/** Asks for a path of the site and hands on what came; silence is a finding. @throws {NoTimeLeft} when the look ends before */
export async function look(
  { origin, line, found }: Pick<Look, 'origin' | 'line' | 'found'>,
  path: string,
  then: (answer: Answer) => void | Promise<void>,
  headers: Headers = {},
  method = 'GET',
): Promise<void> {
  const answer = await line
    .ask(origin + path, headers, method)
    .catch((error: unknown) => found.note('silent', path, lineFault(error)));
  if (answer?.status === 429) found.note('limited', path, 'status 429');
  else if (answer) await then(answer);
}

/** Ways in which a file may travel, for a look at everything. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
