import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { bytesOf, isExtra, RESOURCE_TYPES, type ResourceType, type RouteSizes } from '../report/measure.ts';

/** `total`: the whole critical path. `extra`, our own word: what the route adds over the shell. */
export type BudgetType = ResourceType | 'total' | 'extra';

interface Limit {
  readonly resourceType: BudgetType;
  /** KiB, or files in a count. */
  readonly budget: number;
}

/** A row of budget.json, in the format of Lighthouse's LightWallet (DESIGN.md section 6). */
export interface BudgetRow {
  readonly path: string;
  readonly resourceSizes?: readonly Limit[];
  readonly resourceCounts?: readonly Limit[];
}

/** A limit that a route breaks. */
export interface Excess {
  readonly route: RouteSizes;
  readonly type: BudgetType;
  readonly unit: 'bytes' | 'files';
  readonly size: number;
  readonly limit: number;
}

const TYPES: readonly string[] = [...RESOURCE_TYPES, 'total', 'extra'];
const PARTS: readonly string[] = ['path', 'resourceSizes', 'resourceCounts'];

/** Reads budget.json. @throws {BuildFailure} on a part or type that would be a limit nobody checks */
export async function readBudget(options: BuildOptions): Promise<readonly BudgetRow[]> {
  const rows = JSON.parse(await readFile(join(options.root, 'budget.json'), 'utf8')) as readonly BudgetRow[];
  const faults = rows.flatMap((row) => [
    ...Object.keys(row)
      .filter((part) => !PARTS.includes(part))
      .map((part) => `budget.json ${row.path}: ${part} is not measured`),
    ...[...(row.resourceSizes ?? []), ...(row.resourceCounts ?? [])]
      .filter((limit) => !TYPES.includes(limit.resourceType))
      .map((limit) => `budget.json ${row.path}: ${limit.resourceType} is not measured`),
  ]);
  if (faults.length > 0) throw new BuildFailure(faults);
  return rows;
}

/** Rows that no route answers to: a limit on a dead path guards nothing. */
export const idleRows = (rows: readonly BudgetRow[], routes: readonly RouteSizes[]): string[] =>
  rows
    .filter((row) => !routes.some((route) => matches(row.path, route.path)))
    .map((row) => `budget.json: the row ${row.path} matches no route`);

/**
 * Every limit that is broken, for each route in the language that breaks it most. As in LightWallet, the last row that
 * matches a path is the one that counts.
 */
export function findExcess(rows: readonly BudgetRow[], routes: readonly RouteSizes[]): Excess[] {
  const worst = new Map<string, Excess>();
  for (const excess of routes.flatMap((route) => excessOf(rows, route))) {
    const key = `${excess.route.path} ${excess.type} ${excess.unit}`;
    if (excess.size > (worst.get(key)?.size ?? 0)) worst.set(key, excess);
  }
  return [...worst.values()];
}

function excessOf(rows: readonly BudgetRow[], route: RouteSizes): Excess[] {
  const row = rows.filter((one) => matches(one.path, route.path)).at(-1);
  const limits = [
    ...(row?.resourceSizes ?? []).map((limit) => ({ ...limit, unit: 'bytes' as const, scale: 1024 })),
    ...(row?.resourceCounts ?? []).map((limit) => ({ ...limit, unit: 'files' as const, scale: 1 })),
  ];
  return limits
    .map(({ resourceType: type, budget, unit, scale }) => ({
      route,
      type,
      unit,
      size: measure(route, type, unit),
      limit: budget * scale,
    }))
    .filter((excess) => excess.size > excess.limit);
}

/** Whether a file counts for a budget type. */
export const counts = (type: BudgetType) => (file: RouteSizes['files'][number]) => {
  if (type === 'total') return true;
  return type === 'extra' ? isExtra(file) : file.type === type;
};

function measure(route: RouteSizes, type: BudgetType, unit: Excess['unit']): number {
  return unit === 'files' ? route.files.filter(counts(type)).length : bytesOf(route.files, counts(type));
}

/** LightWallet's paths are those of robots.txt: a prefix, `*` for any characters, `$` for the end. */
function matches(pattern: string, path: string): boolean {
  const source = pattern.replace(/[.+?^(){}|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source}`).test(path);
}
