import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loader, Plugin } from 'esbuild';

/** Changes a module's text; gives it back as it is where there is nothing to change. */
export type SourceEdit = (text: string, path: string) => string | Promise<string>;

/** Gives esbuild the app's modules as these edits leave them. All edits stand in one plugin, as only the first one that answers is heard. */
export const editSources = (src: string, edits: readonly SourceEdit[]): Plugin => ({
  name: 'source-edits',
  setup(build) {
    const app = join(src, 'app');
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (!path.startsWith(app)) return undefined;
      let contents = await readFile(path, 'utf8');
      for (const edit of edits) contents = await edit(contents, path);
      return { contents, loader: path.split('.').pop() as Loader };
    });
  },
});
