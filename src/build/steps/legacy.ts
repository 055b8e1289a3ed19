import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { featuresOf } from './features.ts';
import { writeFiles } from './files.ts';
import { SUPPORTED, TARGET } from './floor.ts';
import { contentHash, integrity } from './hash.ts';

/** The script for browsers that lack something, and the expression by which a browser knows that it lacks nothing. */
export interface Legacy {
  readonly address: string;
  readonly modern: string;
  /** Its subresource integrity. */
  readonly integrity: string;
}

/** Bundles the few core-js modules that the app's own text calls for, and no more. */
export async function bundleLegacy(options: BuildOptions, texts: Iterable<string>): Promise<Legacy> {
  const used = featuresOf(texts);
  const coreJs = dirname(createRequire(import.meta.url).resolve('core-js/package.json'));
  const modules = used.flatMap((feature) => feature.polyfills);
  const result = await reportingErrors(() =>
    build({
      stdin: {
        contents: modules.map((name) => `import ${JSON.stringify(join(coreJs, 'modules', `${name}.js`))};`).join('\n'),
        resolveDir: options.root,
      },
      bundle: true,
      minify: true,
      format: 'iife',
      target: TARGET,
      supported: SUPPORTED,
      write: false,
      legalComments: 'none',
      logLevel: 'silent',
    }),
  );
  const code = result.outputFiles[0]?.text ?? '';
  const address = `/a/legacy-${contentHash(code)}.js`;
  await writeFiles([[join(options.public, address), code]]);
  return { address, modern: used.map((feature) => feature.test).join('&&') || 'true', integrity: integrity(code) };
}
