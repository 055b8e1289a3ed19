import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { SHELL_STYLE } from '../steps/critical.ts';
import { listFiles } from '../steps/files.ts';

/** What the gallery's page imports to get all stories. */
const STORIES = 'gallery:stories';

/** What gives widgets that look their texts up themselves all of them, under `src/app`. */
const DICTIONARIES = 'features/stories/dictionaries.ts';

/** Where widgets with stories stand, under `src/app`. */
const ROOMS = ['ui', 'features'];

/** A story file beside its widget. */
export const isStory = (file: string): boolean => file.endsWith('.stories.tsx');

/** Answers `gallery:stories` with the style that every page of the app has, and all story files there are now. */
export const storyFiles = (src: string): Plugin => ({
  name: 'gallery-stories',
  setup(build) {
    const app = join(src, 'app');
    build.onResolve({ filter: /^gallery:stories$/ }, ({ path }) => ({ path, namespace: STORIES }));
    build.onLoad({ filter: /.*/, namespace: STORIES }, async () => {
      const rooms = await Promise.all(ROOMS.map((room) => listFiles(join(app, room))));
      const files = ROOMS.flatMap((room, at) => (rooms[at] ?? []).filter(isStory).map((file) => join(app, room, file)));
      const shared = [join(src, SHELL_STYLE), join(app, DICTIONARIES)] as const;
      return { contents: sourceOf(shared, files), loader: 'js', resolveDir: app };
    });
  },
});

const sourceOf = ([style, dictionaries]: readonly [string, string], files: readonly string[]): string =>
  [
    `import ${JSON.stringify(style)};`,
    `export * from ${JSON.stringify(dictionaries)};`,
    ...files.map((file, at) => `import * as file${at} from ${JSON.stringify(file)};`),
    `export const files = [${files.map((_file, at) => `file${at}`).join(', ')}];`,
  ].join('\n');
