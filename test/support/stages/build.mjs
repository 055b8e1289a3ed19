import { runProgram } from '../process.mjs';

/** The full build with its checks and budgets. */
export async function build() {
  const { code } = await runProgram(process.execPath, ['build.mjs'], { live: true });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, note: '' };
}
