import { join } from 'node:path';
import { type BudgetRow, rowWith } from '../checks/budget.ts';
import type { DeployCost, RouteCost } from '../differences/costs.ts';
import type { BuildOptions } from '../options.ts';
import { writeFiles } from '../steps/files.ts';
import { asMarkdown } from './table.ts';

/** A deploy that changes more than this part of the version before is told and not held to its limit. */
const SMALL = 0.05;

/**
 * Writes `report/deploy.md` and `report/deploy.json`: what this build costs a returning player on each route since each earlier version,
 * by differences and without. Gives the lines to print.
 */
export async function reportDeploy(options: BuildOptions, costs: readonly DeployCost[]): Promise<string> {
  await writeFiles([
    [join(options.report, 'deploy.json'), JSON.stringify(costs, null, 1)],
    [join(options.report, 'deploy.md'), markdown(costs)],
  ]);
  return costs.length === 0 ? 'no earlier build to make differences from' : costs.map(inShort).join('\n');
}

/** Limits of `deploy` in budget.json that a small change breaks, against the version before. */
export function deployExcess(rows: readonly BudgetRow[], [before]: readonly DeployCost[]): string[] {
  if (before === undefined || before.changed > SMALL) return [];
  return before.routes.flatMap(({ path, language, bytes }) => {
    const limit = rowWith(rows, path, 'deploy')?.deploy;
    return limit !== undefined && bytes > limit * 1024
      ? [
          `over budget: ${path} (${language}) costs a returning player ${kib(bytes)} KiB since ${before.since}, the limit is ${limit} KiB`,
        ]
      : [];
  });
}

const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

function inShort({ since, changed, routes }: DeployCost): string {
  const byBytes = [...routes].sort((one, other) => one.bytes - other.bytes);
  const [middle, worst] = [byBytes[byBytes.length >> 1], byBytes.at(-1)];
  const home = routes.find(({ path }) => path === '/m/home');
  const told = (name: string, cost?: RouteCost): string => (cost ? `${name} ${cost.bytes} B of ${cost.whole}` : '');
  const list = [told('home', home), told('a route in the middle', middle), told(`at most (${worst?.path})`, worst)];
  return `since ${since}, ${(changed * 100).toFixed(1)} % changed: ${list.filter(Boolean).join(', ')}`;
}

const markdown = (costs: readonly DeployCost[]): string =>
  [
    '# What this deploy costs a returning player',
    'Brotli bytes of scripts, sheets and dictionaries on the way to a first render that have another name than in an earlier version: by differences, and whole.',
    ...costs.flatMap(({ since, changed, routes }) => [
      `## Since ${since} (${(changed * 100).toFixed(1)} % changed)`,
      asMarkdown([
        ['route', 'files', 'by differences B', 'whole B'],
        ...routes.map(({ path, language, files, bytes, whole }) => [
          `${path} ${language}`,
          ...[files, bytes, whole].map(String),
        ]),
      ]),
    ]),
  ].join('\n\n');
