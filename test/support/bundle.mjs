import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';

const OUT = 'dist/test';
const require = createRequire(import.meta.url);
const packageFile = (name, file) => join(require.resolve(`${name}/package.json`), '..', file);

/** React's names answered by Preact, as in the app's own build (DESIGN.md section 3). */
const preactNames = {
  'react-dom/client': packageFile('preact', 'compat/client.mjs'),
  'react-dom': packageFile('preact', 'compat/dist/compat.mjs'),
  'react/jsx-runtime': packageFile('preact', 'compat/jsx-runtime.mjs'),
  react: packageFile('preact', 'compat/dist/compat.mjs'),
};

const common = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  outdir: OUT,
  outbase: 'test',
  outExtension: { '.js': '.mjs' },
  sourcemap: 'linked',
  logLevel: 'silent',
  loader: { '.css': 'empty' },
};

const inApp = (file) => file.startsWith(join('test', 'app'));

/** An app test is bundled with its packages so that React means Preact throughout; any other leaves packages to Node. */
const optionsFor = (file) =>
  inApp(file)
    ? { ...common, alias: preactNames, conditions: ['browser'], external: ['happy-dom', 'uvu', 'uvu/*', 'fast-check'] }
    : { ...common, packages: 'external' };

async function bundleOne(file) {
  try {
    await build({ ...optionsFor(file), entryPoints: [file] });
    return { source: file, bundle: join(OUT, file.slice('test/'.length).replace(/\.tsx?$/, '.mjs')) };
  } catch (error) {
    return { source: file, error: `${file}: ${error.message}` };
  }
}

/**
 * Bundles test files into dist/test, mirroring their folders.
 * @param {readonly string[]} files paths from the root, in `test/`
 * @returns {Promise<{ bundles: { source: string, bundle: string }[], errors: string[] }>}
 */
export async function bundleTests(files) {
  rmSync(OUT, { recursive: true, force: true });
  const results = await Promise.all(files.map(bundleOne));
  return {
    bundles: results.filter((result) => result.bundle),
    errors: results.filter((result) => result.error).map((result) => result.error),
  };
}
