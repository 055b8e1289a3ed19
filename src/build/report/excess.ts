import { join, relative } from 'node:path';
import { filesFor, type LimitUse } from '../checks/budget.ts';
import type { BuildOptions } from '../options.ts';
import type { AppBundle } from '../steps/bundle.ts';
import { chainTo, heaviest } from './chains.ts';

const CULPRITS = 6;

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** Says which route breaks which limit by how much, the heaviest modules that count there, and how each is imported. */
export function describeExcess(options: BuildOptions, bundle: AppBundle, excess: LimitUse): string[] {
  const { route, type, size, limit, unit } = excess;
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
    ...modules.map(({ module, bytes }) => `    ${kib(bytes).padStart(10)}  ${chainTo(bundle.metafile, module)}`),
  ];
}
