import { runProgram } from '../process.ts';
import { type Stage, whole } from './stage.ts';

/** The full build with its checks and budgets. The phone tests weigh every page in a browser, so the build drives none. */
export const build: Stage = async ({ take, say }) => {
  const { code } = await take(() => runProgram(process.execPath, ['build.mjs', '--no-browser'], { say }));
  return whole(code === 0);
};

/** The same source built on real React, for the stage that plays it (DESIGN.md section 3). */
export const reactBuild: Stage = async ({ take, say }) => {
  const args = ['build.mjs', 'build', '--runtime', 'react'];
  const { code, output } = await take(() => runProgram(process.execPath, args));
  // Its sizes are not what ships.
  if (code !== 0) say(output);
  return whole(code === 0, 'React');
};
