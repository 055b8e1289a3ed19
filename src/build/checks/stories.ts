import type { Metafile } from 'esbuild';
import { chainTo } from '../report/chains.ts';

/** What only the gallery shows: stories, and what they share. */
const STORY = /\.stories\.tsx$|(?:^|\/)src\/app\/ui\/stories\//;

/** Stories in a script that ships: a widget's module imports one by mistake. */
export const storyFaults = (metafile: Metafile): string[] =>
  Object.keys(metafile.inputs)
    .filter((input) => STORY.test(input))
    .map((input) => `a story is in what ships: ${chainTo(metafile, input)}`);
