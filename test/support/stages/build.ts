import { runProgram } from '../process.ts';
import { type Stage, whole } from './stage.ts';

/** The full build with its checks and budgets. */
export const build: Stage = async () => {
  const { code } = await runProgram(process.execPath, ['build.mjs'], { live: true });
  return whole(code === 0);
};
