import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LiveApp } from './app.ts';
import type { Changed } from './remember.ts';

/** Builds of a dev session, one at a time. */
export interface Turns {
  /** Builds with these files as they are now (relative to the project). @throws {BuildFailure} naming what does not compile */
  change(files: readonly string[]): Promise<void>;
  /** Builds when the page of a document's path is not there yet. @throws {BuildFailure} naming what does not compile */
  open(path: string): Promise<void>;
}

const NOTHING: Changed = { files: new Set(), any: false };

/**
 * Lets an app be built in turns; what a build that failed was told of, the next one is told again.
 * @param folders where files may come and go, relative to `root`
 */
export function inTurns({ build, pages }: LiveApp, root: string, folders: readonly string[]): Turns {
  const known = new Set(folders.flatMap((folder) => filesIn(join(root, folder))));
  let untaken: Changed = { files: new Set(), any: true };
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (run: () => Promise<void>): Promise<void> => {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };
  const take = async (): Promise<void> => {
    await build(untaken);
    untaken = NOTHING;
  };
  const cameOrWent = (file: string): boolean => {
    const isNew = !known.has(file);
    if (!existsSync(file)) return known.delete(file);
    known.add(file);
    return isNew;
  };
  return {
    change: (files) =>
      inTurn(() => {
        const paths = files.map((file) => join(root, file));
        const any = paths.filter(cameOrWent).length > 0;
        untaken = { files: new Set([...untaken.files, ...paths]), any: untaken.any || any };
        return take();
      }),
    open: (path) =>
      inTurn(async () => {
        const wasClosed = pages.open(path);
        if (wasClosed || untaken !== NOTHING) await take();
      }),
  };
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
    : [];
