import { join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import type { BuildOptions } from '../options.ts';

/** A module's minified bytes (before compression) in one output. */
export type Modules = Readonly<Record<string, number>>;

/** What each script and sheet is made of, by address; modules that left no byte are left out. */
export function modulesByAddress(options: BuildOptions, { outputs }: Metafile): ReadonlyMap<string, Modules> {
  return new Map(
    Object.entries(outputs).map(([output, { inputs }]) => [
      `/${relative(options.public, join(options.root, output))}`,
      Object.fromEntries(
        Object.entries(inputs)
          .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
          .map(([module, { bytesInOutput }]) => [module, bytesInOutput]),
      ),
    ]),
  );
}

/** Adds up what these files are made of. */
export function modulesOf(
  chunks: ReadonlyMap<string, Modules>,
  files: readonly { readonly address: string }[],
): ReadonlyMap<string, number> {
  const sum = new Map<string, number>();
  for (const { address } of files) {
    for (const [module, bytes] of Object.entries(chunks.get(address) ?? {})) {
      sum.set(module, (sum.get(module) ?? 0) + bytes);
    }
  }
  return sum;
}

/** The npm package that a module belongs to, or undefined for a module of the project. */
export function packageOf(module: string): string | undefined {
  const inside = module.split('node_modules/').pop();
  if (inside === undefined || inside === module) return undefined;
  return inside.match(/^(?:@[^/]+\/)?[^/]+/)?.[0];
}
