import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSandbox } from './server.ts';

/** Reads a port of the environment; throws a clear error for what is none. */
function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port: ${text}`);
  return port;
}

/** The folder of a build: the one this bundle lies in, beside the app, or another variant of it (`--pseudo`). */
const built = (folder: string): string => {
  const variant = process.argv.includes('--pseudo') ? '../pseudo/' : '../';
  return fileURLToPath(new URL(variant + folder, import.meta.url));
};

/** Where the sandbox answers, for who starts it in the own process; undefined when it did not start. */
export let url: string | undefined;

try {
  const sandbox = await startSandbox({
    port: portOf(process.env.PORT || '8080'),
    dataDir: resolve(process.env.LEVE_DATA || '.data'),
    publicDir: built('public'),
    snapshotDir: built('snapshot'),
    fresh: process.argv.includes('--fresh'),
  });
  url = sandbox.url;
  console.log(`Leve is ready at ${sandbox.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
