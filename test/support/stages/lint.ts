import { localBin, runProgram } from '../process.ts';
import { type Stage, whole } from './stage.ts';

const ARGS = [
  'check',
  '--reporter=concise',
  '--error-on-warnings',
  '--max-diagnostics=none',
  '--no-errors-on-unmatched',
];

/** Biome over the whole tree, or the changed files: format, lint, import borders. A warning fails as an error does. */
export const lint: Stage = async ({ touched, take, say }) => {
  const files = touched?.lint ?? ['.'];
  if (files.length === 0) return whole(true, 'nothing changed');
  const { code, output } = await take(() => runProgram(localBin('biome'), [...ARGS, ...files]));
  if (code !== 0) say(output);
  return whole(code === 0, output.match(/Checked \d+ files?/)?.[0]);
};
