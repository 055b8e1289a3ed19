import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SHARED_BUILD } from '../support/shared.ts';

/** How a run of build.mjs ended, and all that it printed. */
export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Ends a run as `process.exit` would end its process. */
class Exit extends Error {
  constructor(readonly code: number) {
    super(`exit ${code}`);
  }
}

const BUILD = pathToFileURL(resolve(process.env[SHARED_BUILD] ?? 'build.mjs')).href;
let runs = 0;

/**
 * Runs the real build.mjs in this process: nothing of src/build keeps a state, and reading it takes longer than most builds of the
 * fixture. Runs follow each other, as they share the command line and the output.
 * @param args as on its command line
 */
export async function runBuild(args: readonly string[]): Promise<Ran> {
  const { argv, exit, stdout, stderr } = process;
  const [writeOut, writeError] = [stdout.write, stderr.write];
  let output = '';
  const take = (chunk: string | Uint8Array): boolean => {
    output += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    return true;
  };
  process.argv = [process.execPath, resolve('build.mjs'), ...args];
  process.exit = (code?: number | string | null): never => {
    throw new Exit(Number(code ?? 0));
  };
  stdout.write = take;
  stderr.write = take;
  runs += 1;
  try {
    await import(`${BUILD}?run=${runs}`);
    return { code: 0, output };
  } catch (error) {
    if (error instanceof Exit) return { code: error.code, output };
    return { code: 1, output: `${output}${error instanceof Error ? error.stack : String(error)}\n` };
  } finally {
    stdout.write = writeOut;
    stderr.write = writeError;
    process.exit = exit;
    process.argv = argv;
  }
}
