import { resolve } from 'node:path';
import { build, type BuildOptions as EsbuildOptions } from 'esbuild';
import { BuildFailure, reportingErrors } from '../failure.ts';

/**
 * Bundles a module of the project to memory, runs it in Node and gives its exports: the build learns what the app says
 * without importing a realm.
 * @param read takes the absolute paths of the files that were read
 */
export async function evaluate(options: EsbuildOptions, read?: Set<string>): Promise<Record<string, unknown>> {
  const result = await reportingErrors(() =>
    build({
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      preserveSymlinks: true,
      jsx: 'automatic',
      loader: { '.css': 'empty' },
      logLevel: 'silent',
      ...options,
      metafile: true,
    }),
  );
  for (const file of Object.keys(result.metafile.inputs)) read?.add(resolve(options.absWorkingDir ?? '', file));
  const code = result.outputFiles?.[0]?.text;
  if (code === undefined) throw new BuildFailure(['nothing came out of the bundle']);
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
