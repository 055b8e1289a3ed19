import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteSizes } from '../../../src/build/report/measure.ts';
import type { SizesRecord } from '../../../src/build/report/record.ts';
import { paths } from '../paths.ts';

export const reportFolder = join(paths.public, '..', 'report');

/** What the build counted, every route in every language. */
export const counted = (): readonly RouteSizes[] => {
  const record = JSON.parse(readFileSync(join(reportFolder, 'sizes.json'), 'utf8')) as SizesRecord;
  return record.routes;
};

/** What the build counted for one route. @throws when it counted none, as in a build of another route table */
export function countedFor(routes: readonly RouteSizes[], path: string, language: string): RouteSizes {
  const found = routes.find((route) => route.path === path && route.language === language);
  if (found === undefined) throw new Error(`the build has counted no ${path} in ${language}`);
  return found;
}
