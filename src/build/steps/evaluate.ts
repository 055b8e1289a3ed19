import { build, type BuildOptions as EsbuildOptions } from 'esbuild';
import { BuildFailure, reportingErrors } from '../failure.ts';

/**
 * Bundles a module of the project to memory, runs it in Node and gives its exports: the build learns what the app says
 * without importing a realm.
 */
export async function evaluate(options: EsbuildOptions): Promise<Record<string, unknown>> {
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
    }),
  );
  const code = result.outputFiles?.[0]?.text;
  if (code === undefined) throw new BuildFailure(['nothing came out of the bundle']);
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}
