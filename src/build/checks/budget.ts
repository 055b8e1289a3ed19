import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import {
  bytesOf,
  type CriticalFile,
  isExtra,
  RESOURCE_TYPES,
  type ResourceType,
  type RouteSizes,
} from '../report/measure.ts';

/**
 * `total`: the whole critical path. Our own words: `extra`, what the route adds over the shell, `later`, what comes by itself after the
 * first paint, `optIn`, what comes then only where the brand has switched it on, `offer`, what home offers on a second visit, `member`,
 * what comes for members alone, and `step`, what comes with the first step to another page.
 */
export type BudgetType = ResourceType | 'total' | 'extra' | 'later' | 'optIn' | 'offer' | 'member' | 'step';

/**
 * What only a browser can measure, so that the phone tests hold it: pictures of the first screen, answers of the platform, what
 * the service worker takes from the line to install itself, and on a second visit `code` (all that the build counts).
 */
type BrowserType = 'image' | 'answers' | 'worker' | 'code';

interface Limit<Type extends string> {
  readonly resourceType: Type;
  /** KiB, or files in a count. */
  readonly budget: number;
}

/** KiB on the wire for files of `static`, each and together. Of the limits for each file the last that matches it is the one that counts. */
export interface StaticLimit {
  /** Addresses; `*` for any characters. */
  readonly files: readonly string[];
  readonly each?: number;
  readonly sum?: number;
}

/**
 * A row of budget.json, in the format of Lighthouse's LightWallet (DESIGN.md section 6) with parts of our own. The last row that
 * matches a path and has a part is the one that counts for the part.
 */
export interface BudgetRow {
  readonly path: string;
  readonly resourceSizes?: readonly Limit<BudgetType | BrowserType>[];
  readonly resourceCounts?: readonly Limit<BudgetType>[];
  /** Sizes of a second visit, measured in a browser. */
  readonly secondVisit?: readonly Limit<BrowserType>[];
  /** KiB of dictionaries that a first visit may need, by language. */
  readonly texts?: Readonly<Record<string, number>>;
  /** KiB that a small change may cost a returning player on this route, by differences. */
  readonly deploy?: number;
  /** Limits of what lies in `static`, and of a brand's own pictures in their place. */
  readonly statics?: readonly StaticLimit[];
  /** How often a visit starts here beside a route that says nothing (1): the plan of chunks spares what is visited most. */
  readonly visits?: number;
  /** Modules that may not be on the way to a first render; `*` for any characters. */
  readonly never?: readonly string[];
  /** The npm packages that may be on the way to a first render; any other one fails. */
  readonly packages?: readonly string[];
}

/** A limit, and what a route measures against it. */
export interface LimitUse {
  readonly route: RouteSizes;
  readonly type: BudgetType;
  readonly unit: 'bytes' | 'files';
  readonly size: number;
  readonly limit: number;
}

/** Files that come beside the critical path. */
const BESIDE = ['later', 'optIn', 'offer', 'member', 'step'] as const;

const COUNTED: readonly string[] = [...RESOURCE_TYPES, 'total', 'extra', ...BESIDE];
const IN_BROWSER: readonly string[] = ['image', 'answers', 'worker', 'code'];
const PARTS: readonly string[] = [
  'path',
  'resourceSizes',
  'resourceCounts',
  'secondVisit',
  'never',
  'packages',
  'visits',
  'deploy',
  'texts',
  'statics',
];

/** Reads budget.json. @throws {BuildFailure} on a part or type that would be a limit nobody checks */
export async function readBudget(options: BuildOptions): Promise<readonly BudgetRow[]> {
  const rows = JSON.parse(await readFile(join(options.root, 'budget.json'), 'utf8')) as readonly BudgetRow[];
  const faults = rows.flatMap((row) => [
    ...Object.keys(row)
      .filter((part) => !PARTS.includes(part))
      .map((part) => `budget.json ${row.path}: ${part} is not measured`),
    ...unmeasured(row, row.resourceSizes, [...COUNTED, 'image', 'answers', 'worker']),
    ...unmeasured(row, row.resourceCounts, COUNTED),
    ...unmeasured(row, row.secondVisit, IN_BROWSER),
  ]);
  if (faults.length > 0) throw new BuildFailure(faults);
  return rows;
}

const unmeasured = (row: BudgetRow, limits: readonly Limit<string>[] = [], types: readonly string[]): string[] =>
  limits
    .filter(({ resourceType }) => !types.includes(resourceType))
    .map(({ resourceType }) => `budget.json ${row.path}: ${resourceType} is not measured`);

/** Rows that no route answers to: a limit on a dead path guards nothing. */
export const idleRows = (rows: readonly BudgetRow[], routes: readonly RouteSizes[]): string[] =>
  rows
    .filter((row) => !routes.some((route) => matches(row.path, route.path)))
    .map((row) => `budget.json: the row ${row.path} matches no route`);

/** The row whose part counts for a path. */
export const rowWith = (rows: readonly BudgetRow[], path: string, part: keyof BudgetRow): BudgetRow | undefined =>
  rows.filter((row) => row[part] !== undefined && matches(row.path, path)).at(-1);

/** The limits of a route that the build can hold, with what the route measures. */
export function limitsOf(rows: readonly BudgetRow[], route: RouteSizes): LimitUse[] {
  const limits = [
    ...sized(rowWith(rows, route.path, 'resourceSizes')?.resourceSizes, 'bytes', 1024),
    ...sized(rowWith(rows, route.path, 'resourceCounts')?.resourceCounts, 'files', 1),
  ];
  return limits.map((limit) => ({ ...limit, route, size: measure(route, limit.type, limit.unit) }));
}

/** Every limit that is broken, for each route in the language that breaks it most. */
export function findExcess(rows: readonly BudgetRow[], routes: readonly RouteSizes[]): LimitUse[] {
  const worst = new Map<string, LimitUse>();
  for (const excess of routes.flatMap((route) => limitsOf(rows, route)).filter(({ size, limit }) => size > limit)) {
    const key = `${excess.route.path} ${excess.type} ${excess.unit}`;
    if (excess.size > (worst.get(key)?.size ?? 0)) worst.set(key, excess);
  }
  return [...worst.values()];
}

const sized = (limits: readonly Limit<string>[] = [], unit: LimitUse['unit'], scale: number) =>
  limits
    .filter(({ resourceType }) => COUNTED.includes(resourceType))
    .map(({ resourceType, budget }) => ({ type: resourceType as BudgetType, unit, limit: budget * scale }));

/** The files of a route that count for a budget type. */
export function filesFor(route: RouteSizes, type: BudgetType): readonly CriticalFile[] {
  const beside = BESIDE.find((one) => one === type);
  // The record of an older version lacks a type that came since.
  if (beside) return route[beside] ?? [];
  if (type === 'total') return route.files;
  return route.files.filter((file) => (type === 'extra' ? isExtra(file) : file.type === type));
}

function measure(route: RouteSizes, type: BudgetType, unit: LimitUse['unit']): number {
  const files = filesFor(route, type);
  return unit === 'files' ? files.length : bytesOf(files);
}

/** LightWallet's paths are those of robots.txt: a prefix, `*` for any characters, `$` for the end. */
export function matches(pattern: string, path: string): boolean {
  const source = pattern.replace(/[.+?^(){}|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source}`).test(path);
}
