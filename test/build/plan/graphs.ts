import type { Room } from '../../../src/build/plan/crowd.ts';
import type { Module } from '../../../src/build/plan/graph.ts';
import { makePlan, type Plan, type PlanInput } from '../../../src/build/plan/plan.ts';

/** A module's name, its minified bytes, what it imports and what it loads. */
export type Spec = readonly [id: string, bytes: number, imports?: string, loads?: string];

/** Room for whatever comes. */
export const ENDLESS: Room = {
  bytes: Number.POSITIVE_INFINITY,
  all: Number.POSITIVE_INFINITY,
  files: Number.POSITIVE_INFINITY,
};

const words = (text = ''): string[] => text.split(' ').filter(Boolean);

export const modulesOf = (specs: readonly Spec[]): ReadonlyMap<string, Module> =>
  new Map(
    specs.map(([id, bytes, imports, loads]) => [id, { id, bytes, imports: words(imports), loads: words(loads) }]),
  );

/** Plans a graph whose pages are called `page…`, and what may not come early `late…`. */
export const planOf = (specs: readonly Spec[], more: Partial<PlanInput> = {}): Plan =>
  makePlan({
    modules: modulesOf(specs),
    first: 'entry',
    moments: new Map(),
    weightOf: (entry) => (entry === 'entry' ? 4 : 1),
    isPage: (entry) => entry.startsWith('page'),
    room: () => ENDLESS,
    neverFirst: (module) => module.startsWith('page'),
    neverEarly: (module) => module.startsWith('late'),
    isPlain: () => false,
    ...more,
  });

/** A plan's groups as lines: the modules, and who fetches them. */
export const linesOf = ({ groups }: Plan): string[] =>
  groups.map(({ modules, fetchedBy }) => `${modules.join(' ')} <- ${fetchedBy.join(' ')}`).sort();
