import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformAsync } from '@babel/core';
import transform from '@preact/signals-react-transform';
import type { Plugin } from 'esbuild';

/**
 * Under React a component follows the signals it reads only after this Babel transform has given it the hook. `joined` is what
 * `oneShell` adds to a file: of two plugins only the first one loads it.
 */
export const trackSignals = (src: string, joined: (path: string, source: string) => string): Plugin => ({
  name: 'track-signals',
  setup(build) {
    build.onLoad({ filter: /\.tsx$/ }, async ({ path }) => {
      if (!path.startsWith(join(src, 'app'))) return undefined;
      const source = joined(path, await readFile(path, 'utf8'));
      const result = await transformAsync(source, {
        filename: path,
        babelrc: false,
        configFile: false,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        // `all`: stores are read through functions, so a component does not show by `.value` that it reads signals.
        plugins: [[transform, { mode: 'all', importSource: '@preact/signals-react/runtime' }]],
      });
      return { contents: result?.code ?? source, loader: 'tsx' };
    });
  },
});
