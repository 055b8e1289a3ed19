import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Lets esbuild find the pieces of a module, `./menu.ts?bell`, and copies of modules and pieces, `./menu.ts?bell#12`. */
export const findsPieces: Plugin = {
  name: 'pieces',
  setup(build) {
    build.onResolve({ filter: /\.tsx?(\?\w+|(\?\w+)?#\d+)$/ }, ({ path, resolveDir }) => {
      const [file = ''] = path.split(/[?#]/);
      return { path: file.startsWith('/') ? file : join(resolveDir, file), suffix: path.slice(file.length) };
    });
  },
};

/** The piece that a module's suffix names. */
export const pieceIn = (suffix: string): string | undefined => /^\?(\w+)/.exec(suffix)?.[1];
