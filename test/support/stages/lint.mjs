import { localBin, runProgram } from '../process.mjs';

const ARGS = ['check', '--reporter=concise', '--error-on-warnings', '--max-diagnostics=none', '.'];

/** Biome over the whole tree: format, lint, import borders. A warning fails as an error does. */
export async function lint() {
  const { code, output } = await runProgram(localBin('biome'), ARGS);
  if (code !== 0) process.stdout.write(output);
  const note = output.match(/Checked \d+ files?/)?.[0] ?? '';
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, note };
}
