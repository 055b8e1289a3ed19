import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel, localBin, runProgram } from '../process.mjs';

const REALMS = ['src/contract', 'src/app', 'src/sandbox', 'src/sw', 'src/build', 'test'];

const hasSource = (folder) =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => /\.tsx?$/.test(join(folder, file)));

/** Type-checks every realm by its own tsconfig; a realm that holds no source yet is left out. */
export async function types() {
  const realms = REALMS.filter(hasSource);
  const results = await inParallel(realms, 2, (realm) =>
    runProgram(localBin('tsc'), ['-p', realm, '--pretty', 'false']),
  );
  const failed = results.filter((result) => result.code !== 0);
  for (const result of failed) process.stdout.write(result.output);
  return {
    passed: failed.length === 0 ? 1 : 0,
    failed: failed.length === 0 ? 0 : 1,
    note: `${realms.length} realms, ${failed.length} with errors`,
  };
}
