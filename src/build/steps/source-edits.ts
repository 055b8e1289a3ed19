import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { type PiecedModules, pieceText } from '../pieces/pieces.ts';
import { pieceIn } from '../pieces/plugin.ts';

/**
 * Changes a module's text; gives it back as it is where there is nothing to change. `suffix` says which piece or copy of the file it is
 * (`?bell#12`), or nothing.
 */
export type SourceEdit = (text: string, path: string, suffix: string) => string | Promise<string>;

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
      const piece = pieceIn(suffix);
      const declared = piece === undefined ? undefined : modules.get(path);
      let contents = declared && piece ? pieceText(path, declared, piece) : await readFile(path, 'utf8');
      for (const edit of edits) contents = await edit(contents, path, suffix);
      return { contents, loader: path.split('.').pop() as Loader };
    });
  },
});
