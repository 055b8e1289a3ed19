import { readdirSync } from 'node:fs';
import { inParallel, localBin, runProgram } from '../process.ts';
import { type Stage, whole } from './stage.ts';

const REALMS = ['src/contract', 'src/app', 'src/sandbox', 'src/sandbox/games/client', 'src/sw', 'src/build', 'test'];

const hasSource = (folder: string): boolean =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => /\.tsx?$/.test(file));

/**
 * Type-checks every realm by its own tsconfig; a realm that holds no source yet is left out. Two realms run at a time, with one checker
 * each: several checkers work out the contract's schemas several times.
 */
export const types: Stage = async () => {
  const realms = REALMS.filter(hasSource);
  const check = (realm: string) => runProgram(localBin('tsc'), ['-p', realm, '--pretty', 'false', '--checkers', '1']);
  const failed = (await inParallel(realms, 2, check)).filter(({ code }) => code !== 0);
  for (const { output } of failed) process.stdout.write(output);
  return whole(failed.length === 0, `${realms.length} realms, ${failed.length} with errors`);
};
