import { join, relative } from 'node:path';
import { filesFor, type LimitUse } from '../checks/budget.ts';
import type { BuildOptions } from '../options.ts';
import type { AppBundle } from '../steps/bundle.ts';
import { chainFrom, chainTo, heaviest } from './chains.ts';
import { pageSource } from './graph.ts';
import type { Modules } from './modules.ts';
import type { SizesRecord } from './record.ts';
import { type Bytes, grownModules, movedIn, savedWithout, unusedBy } from './remedies.ts';

const CULPRITS = 6;

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** What an excess is explained with. */
export interface Known {
  /** Modules by the address of the script or sheet that holds them. */
  readonly chunks: ReadonlyMap<string, Modules>;
  /** The last build that broke no limit, if there was one. */
  readonly good: SizesRecord | undefined;
}

/** What has grown since the last build that broke no limit: the first thing to look at, before the routes that it has tipped over. */
export const describeGrowth = ({ chunks, good }: Known): string[] =>
  listed('grown since the last build that broke no limit (minified, before compression):', grownModules(chunks, good));

/**
 * Says which route breaks which limit by how much, the heaviest modules that count there and how each is imported, what came there since
 * the last build that broke no limit, and what would help.
 */
export function describeExcess(options: BuildOptions, bundle: AppBundle, excess: LimitUse, known: Known): string[] {
  const { route, type, size, limit, unit } = excess;
  const page = pageSource(route.page);
  const says = unit === 'files' ? String : kib;
  const files = filesFor(route, type);
  const outputs = files.map(({ address }) => relative(options.root, join(options.public, address)));
  const modules = heaviest(bundle.metafile, outputs, CULPRITS).filter(({ bytes }) => bytes > 0);
  return [
    `over budget: ${route.path} (${route.language}) ${type} is ${says(size)}, the limit is ${says(limit)}`,
    ...files.map(({ address, brotli }) => `    ${kib(brotli).padStart(10)}  ${address}`),
    ...(modules.length > 0
      ? ['  the heaviest modules in it (minified, before compression), and who imports them:']
      : []),
    ...modules.map(({ module, bytes }) => `    ${kib(bytes).padStart(10)}  ${chainTo(bundle.metafile, module, page)}`),
    ...listed('came here since the last build that broke no limit:', movedIn(excess, known.chunks, known.good)),
    ...(files.some(({ type: kind }) => kind === 'script')
      ? [
          ...listed('fetched and not used by this page:', unusedBy(bundle, excess, known.chunks)),
          ...listed(
            'what would help: as a part, or gone, the last of each line saves',
            savedWithout(bundle, excess, known.chunks).map(({ module, bytes }) => ({
              module: chainFrom(bundle.metafile, page, module) ?? module,
              bytes,
            })),
          ),
        ]
      : []),
  ];
}

const listed = (title: string, modules: readonly Bytes[]): string[] =>
  modules.length === 0
    ? []
    : [
        `  ${title}`,
        ...modules.slice(0, CULPRITS).map(({ module, bytes }) => `    ${kib(bytes).padStart(10)}  ${module}`),
      ];
