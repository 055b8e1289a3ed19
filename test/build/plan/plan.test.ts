import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Room } from '../../../src/build/plan/crowd.ts';
import { makePlan, type PlanInput } from '../../../src/build/plan/plan.ts';
import { ENDLESS, linesOf, modulesOf, planOf, type Spec } from './graphs.ts';

/** The plan as its groups' modules, and who fetches each. */
const plan = (specs: readonly Spec[], more: Partial<PlanInput> = {}): string[] => linesOf(planOf(specs, more));

const PAGES = 'pageA pageB pageC';
const SHELL: Spec = ['entry', 20_000, '', PAGES];

test('what one page alone uses comes with it, and what all use comes with the first entry', () => {
  assert.equal(
    plan([SHELL, ['pageA', 900, 'own'], ['own', 9000], ['pageB', 900, 'ui'], ['pageC', 900], ['ui', 300, 'entry']]),
    ['entry <- entry', 'own pageA <- pageA', 'pageB ui <- pageB', 'pageC <- pageC'],
  );
});

test('a large module that two of three pages share is a file of theirs; a small one comes with everything', () => {
  const specs = (bytes: number): Spec[] => [
    SHELL,
    ['pageA', 900, 'shared'],
    ['pageB', 900, 'shared'],
    ['pageC', 900],
    ['shared', bytes],
  ];
  assert.ok(plan(specs(30_000)).includes('shared <- pageA pageB'));
  assert.ok(plan(specs(200)).includes('entry shared <- entry'));
});

test('small modules that nearly the same pages share become one file', () => {
  const groups = plan([
    ['entry', 20_000, '', PAGES],
    ['pageA', 900, 'big one two'],
    ['pageB', 900, 'big one two'],
    ['pageC', 900, 'big one'],
    ['big', 30_000],
    ['one', 100],
    ['two', 100],
  ]);
  assert.ok(
    groups.includes('big one two <- pageA pageB pageC') || groups.includes('big entry one two <- entry'),
    `${groups}`,
  );
});

test('what a page has brought is not fetched again by the part that it opens', () => {
  const groups = plan([
    ['entry', 20_000, '', 'pageA pageB'],
    ['pageA', 900, 'shared', 'sheet'],
    ['pageB', 900],
    ['sheet', 5000, 'shared'],
    ['shared', 9000],
  ]);
  assert.ok(groups.includes('pageA shared <- pageA'), `${groups}`);
});

test('a part that two pages open fetches what only one of them has', () => {
  const groups = plan([
    ['entry', 20_000, '', 'pageA pageB'],
    ['pageA', 900, 'shared', 'sheet'],
    ['pageB', 900, '', 'sheet'],
    ['sheet', 5000, 'shared'],
    ['shared', 20_000],
  ]);
  assert.ok(groups.includes('shared <- pageA sheet'), `${groups}`);
});

test('what a first paint may not wait for never joins what it fetches', () => {
  const specs: Spec[] = [
    ['entry', 20_000, '', 'pageA tap'],
    ['pageA', 900, 'tiny', 'tap'],
    ['tap', 900, 'late tiny'],
    ['tiny', 50],
    ['late', 50],
  ];
  for (const group of plan(specs).filter((one) => one.includes('late')))
    assert.not.match(group, /<- .*(?:entry|pageA)/);
});

test('the module of a page never comes with the first entry', () => {
  const groups = plan([
    ['entry', 20_000, '', 'pageA pageB'],
    ['pageA', 9, 'pageShared'],
    ['pageB', 9, 'pageShared'],
    ['pageShared', 9],
  ]);
  assert.not.ok(
    groups.some((group) => group.startsWith('entry') && group.includes('page')),
    `${groups}`,
  );
});

test('files never import each other: a join that would leave something between two groups is refused', () => {
  const { groups } = makePlan({
    modules: modulesOf([
      ['entry', 20_000, '', PAGES],
      ['pageA', 900, 'top'],
      ['pageB', 900, 'middle'],
      ['pageC', 900, 'bottom'],
      ['top', 400, 'middle'],
      ['middle', 60_000, 'bottom'],
      ['bottom', 400],
    ]),
    first: 'entry',
    moments: new Map(),
    weightOf: (entry) => (entry === 'entry' ? 4 : 1),
    isPage: () => true,
    room: () => ENDLESS,
    neverFirst: () => false,
    neverEarly: () => false,
    isPlain: () => false,
  });
  const groupOf = (id: string) => groups.findIndex(({ modules }) => modules.includes(id));
  const together = groupOf('top') === groupOf('bottom');
  assert.ok(!together || groupOf('middle') === groupOf('top'));
});

test('an entry without room gets a plan that spares it', () => {
  const specs: Spec[] = [SHELL, ['pageA', 900, 'shared'], ['pageB', 900, 'shared'], ['pageC', 900], ['shared', 3000]];
  assert.ok(plan(specs).includes('shared <- pageA pageB'));
  assert.ok(plan(specs, { room: () => ({ ...ENDLESS, bytes: 900 }) }).includes('entry shared <- entry'));
});

test('an entry with too many files gets fewer', () => {
  const specs: Spec[] = [
    ['entry', 20_000, '', 'pageA pageB pageC pageD'],
    ['pageA', 900, 'ab ac'],
    ['pageB', 900, 'ab bc'],
    ['pageC', 900, 'ac bc'],
    ['pageD', 900],
    ['ab', 1200],
    ['ac', 1200],
    ['bc', 1200],
  ];
  const filesOf = (groups: readonly string[], page: string): number =>
    groups.filter((group) => group.includes('pageA ') || new RegExp(`<- .*${page}`).test(group)).length;
  assert.ok(filesOf(plan(specs, { room: () => ({ ...ENDLESS, files: 2 }) }), 'pageA') <= filesOf(plan(specs), 'pageA'));
});

test('the same modules in another order give the same plan, and a few bytes more change no file', () => {
  const specs: Spec[] = [
    ['entry', 20_000, 'base', PAGES],
    ['base', 500],
    ['pageA', 900, 'one two three'],
    ['pageB', 1900, 'one two'],
    ['pageC', 2900, 'two three'],
    ['one', 2000],
    ['two', 1200],
    ['three', 700],
  ];
  const planned = plan(specs);
  assert.equal(plan([...specs].reverse()), planned);
  assert.equal(
    plan(specs.map(([id, bytes, ...rest]): Spec => [id, bytes + (id === 'two' ? 40 : 0), ...rest])),
    planned,
  );
});

test('an entry whose whole first load is limited gets little that it does not use', () => {
  const specs: Spec[] = [
    ['entry', 20_000, '', PAGES],
    ['pageA', 900],
    ['pageB', 900, 'one two'],
    ['pageC', 900, 'one two'],
    ['one', 300],
    ['two', 200],
  ];
  const withFirst = (groups: readonly string[]): string | undefined => groups.find((one) => one.endsWith('<- entry'));
  assert.is(withFirst(plan(specs)), 'entry one two <- entry');
  const limited = plan(specs, { room: (entry) => (entry === 'pageA' ? { ...ENDLESS, all: 7140 } : ENDLESS) });
  assert.is(withFirst(limited), 'entry <- entry');
});

/** Twelve pages share a small module and a large one, and one more entry uses the small one alone: a file of both saves all of them a file. */
const MANY = Array.from({ length: 12 }, (_, place) => `pageM${place}`);
const ODD_ONE = (specs: readonly Spec[]): Spec[] => [
  ['entry', 20_000, '', `${MANY.join(' ')} pageA`],
  ...MANY.map((page): Spec => [page, 900, 'tiny large']),
  ['tiny', 300],
  ['large', 5200],
  ...specs,
];
const weightOf = (entry: string): number => {
  if (entry === 'entry') return 100;
  return entry.startsWith('page') ? 1 : 0.2;
};

const together = (groups: readonly string[]): boolean => groups.some((group) => group.startsWith('large tiny '));

test('an entry with a limit does not pay for what is good for the others, however far the limit is', () => {
  const specs = ODD_ONE([['pageA', 900, 'tiny']]);
  assert.ok(together(plan(specs, { weightOf })));
  const limited = (entry: string): Room => ({ ...ENDLESS, ...(entry === 'pageA' && { bytes: 100_000 }) });
  assert.not.ok(together(plan(specs, { weightOf, room: limited })));
});

test('what comes by itself after a page has a limit of its own', () => {
  const specs = ODD_ONE([
    ['pageA', 900, '', 'bar'],
    ['bar', 900, 'tiny'],
  ]);
  const moments = new Map([['later pageA', { after: 'pageA', entries: ['bar'] }]]);
  const groups = plan(specs, { weightOf, moments });
  assert.ok(together(groups));
  assert.not.ok(groups.some((group) => group.includes('later')));
  const limited = (entry: string): Room => ({ ...ENDLESS, ...(entry === 'later pageA' && { bytes: 1000 }) });
  assert.not.ok(together(plan(specs, { weightOf, moments, room: limited })));
});

test.run();
