import { localBin, runProgram } from '../process.ts';
import { type Stage, whole } from './stage.ts';

const ARGS = ['check', '--reporter=concise', '--error-on-warnings', '--max-diagnostics=none', '.'];

/** Biome over the whole tree: format, lint, import borders. A warning fails as an error does. */
export const lint: Stage = async () => {
  const { code, output } = await runProgram(localBin('biome'), ARGS);
  if (code !== 0) process.stdout.write(output);
  return whole(code === 0, output.match(/Checked \d+ files?/)?.[0]);
};
