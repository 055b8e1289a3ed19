import type { Metafile } from 'esbuild';
import { chainTo } from '../report/chains.ts';
import { pageSource } from '../report/graph.ts';
import type { RouteSizes } from '../report/measure.ts';
import { type Modules, modulesOf, packageOf } from '../report/modules.ts';
import { type BudgetRow, matches, rowWith } from './budget.ts';

/** What the rules of budget.json are held against. */
export interface Way {
  readonly rows: readonly BudgetRow[];
  readonly routes: readonly RouteSizes[];
  readonly metafile: Metafile;
  /** Modules by the address of the script or sheet that holds them. */
  readonly chunks: ReadonlyMap<string, Modules>;
}

/**
 * Modules on the way to a first render that budget.json keeps off it: `never` names modules by pattern, `packages` every npm
 * package that may be there. Each fault is told once, with its import chain; a rule that guards nothing is one too.
 */
export function wayFaults(way: Way): string[] {
  const byModule = new Map<string, { why: string; page: string }>();
  for (const route of way.routes) {
    const never = rowWith(way.rows, route.path, 'never')?.never ?? [];
    const packages = rowWith(way.rows, route.path, 'packages')?.packages;
    const page = pageSource(route.page);
    for (const module of modulesOf(way.chunks, route.files).keys()) {
      const rule = never.find((pattern) => matches(`${pattern}$`, module));
      const brought = packageOf(module);
      if (rule !== undefined) byModule.set(module, { page, why: `budget.json says never ${rule} on ${route.path}` });
      else if (packages !== undefined && brought !== undefined && !packages.includes(brought))
        byModule.set(module, { page, why: `budget.json does not list the package ${brought} for ${route.path}` });
    }
  }
  const told = [...byModule].map(([module, { why, page }]) => `${why}: ${chainTo(way.metafile, module, page)}`);
  return [...told, ...idleRules(way)];
}

function idleRules({ rows, metafile }: Way): string[] {
  const modules = Object.keys(metafile.inputs);
  const brought = new Set(modules.map(packageOf));
  return rows.flatMap(({ path, never = [], packages = [] }) => [
    ...never
      .filter((pattern) => !modules.some((module) => matches(`${pattern}$`, module)))
      .map((pattern) => `budget.json ${path}: never ${pattern} matches no module of the app`),
    ...packages
      .filter((name) => !brought.has(name))
      .map((name) => `budget.json ${path}: no module of the app comes from the package ${name}`),
  ]);
}
