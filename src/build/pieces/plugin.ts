import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Lets esbuild find the pieces of a module: `./menu.ts?bell`. */
export const findsPieces: Plugin = {
  name: 'pieces',
  setup(build) {
    build.onResolve({ filter: /\.tsx?\?\w+$/ }, ({ path, resolveDir }) => {
      const [file = '', name] = path.split('?');
      return { path: file.startsWith('/') ? file : join(resolveDir, file), suffix: `?${name}` };
    });
  },
};
