import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeStyleTypes } from '../../../src/build/steps/style-types.ts';
import { localBin, runProgram } from '../process.ts';
import { type Stage, whole } from './stage.ts';

/** Folders with a tsconfig of their own, the longest check first. */
export const REALMS = [
  'test',
  'src/app',
  'src/sandbox',
  'src/build',
  'src/contract',
  'src/sandbox/games/client',
  'src/sw',
];

const hasSource = (folder: string): boolean =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => /\.tsx?$/.test(file));

/** Type-checks every realm by its own tsconfig; a realm that holds no source yet is left out. One checker each: several work out the contract's schemas several times. */
export const types: Stage = async ({ touched, take, say }) => {
  writeStyleTypes({ root: resolve('.'), src: resolve('src') });
  const realms = (touched?.realms ?? REALMS).filter(hasSource);
  const check = (realm: string) => runProgram(localBin('tsc'), ['-p', realm, '--pretty', 'false', '--checkers', '1']);
  const checked = await Promise.all(realms.map((realm) => take(() => check(realm))));
  const failed = checked.filter(({ code }) => code !== 0);
  for (const { output } of failed) say(output);
  return whole(failed.length === 0, `${realms.length} realms, ${failed.length} with errors`);
};
