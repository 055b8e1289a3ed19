import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { type PiecedModules, pieceText } from '../pieces/pieces.ts';

/** Changes a module's text; gives it back as it is where there is nothing to change. */
export type SourceEdit = (text: string, path: string) => string | Promise<string>;

/**
 * Gives esbuild the app's modules as these edits leave them, and of a module that only declares the one declaration that is asked for.
 * All edits stand in one plugin, as only the first one that answers is heard. `files` narrows it to the files of these paths.
 */
export const editSources = (
  src: string,
  edits: readonly SourceEdit[],
  modules: PiecedModules,
  files = /\.tsx?$/,
): Plugin => ({
  name: 'source-edits',
  setup(build) {
    const rooms = ['app', 'contract'].map((room) => join(src, room));
    build.onLoad({ filter: files }, async ({ path, suffix }) => {
      if (!rooms.some((room) => path.startsWith(room))) return undefined;
      const declared = suffix ? modules.get(path) : undefined;
      let contents = declared ? pieceText(path, declared, suffix.slice(1)) : await readFile(path, 'utf8');
      for (const edit of edits) contents = await edit(contents, path);
      return { contents, loader: path.split('.').pop() as Loader };
    });
  },
});
