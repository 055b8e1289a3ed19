import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type KeptPlan, keptOf } from '../../../src/build/plan/kept.ts';
import type { Plan, PlanInput } from '../../../src/build/plan/plan.ts';
import { linesOf, planOf, type Spec } from './graphs.ts';

/** Nothing comes with the entry, and what is called `plain…` may be copied. */
const plan = (specs: readonly Spec[], more: Partial<PlanInput> = {}): Plan =>
  planOf(specs, { neverFirst: () => true, isPlain: (module) => module.startsWith('plain'), ...more });

const seated = (kept: KeptPlan, specs: readonly Spec[]): Plan => plan(specs, { kept, search: false });

const ENTRY: Spec = ['entry', 20_000, '', 'pageA pageB pageC'];

/** Two pages share two modules; the third page shares one of them. */
const BEFORE: readonly Spec[] = [
  ENTRY,
  ['pageA', 900, 'one two'],
  ['pageB', 900, 'one two'],
  ['pageC', 900, 'one'],
  ['one', 20_000],
  ['two', 60],
];

/** One file for both, though the third page uses half of it. */
const KEPT: KeptPlan = { chunks: [{ for: ['pageA', 'pageB', 'pageC'], modules: ['one', 'two'] }], copies: {} };

test('a plan that was searched for is kept as it is', () => {
  const found = plan(BEFORE);
  assert.equal(linesOf(seated(keptOf(found), BEFORE)), linesOf(found));
});

test('modules stay where they are, whatever they weigh now', () => {
  const heavier = BEFORE.map(([id, bytes, ...rest]): Spec => [id, id === 'two' ? 9000 : bytes, ...rest]);
  assert.ok(linesOf(seated(KEPT, heavier)).includes('one two <- pageA pageB pageC'));
  assert.not.equal(linesOf(plan(heavier)), linesOf(seated(KEPT, heavier)));
});

test('what is new finds a place, and nothing else moves', () => {
  const more = BEFORE.map((spec): Spec => {
    const [id, bytes, imports] = spec;
    return id === 'pageA' || id === 'pageC' ? [id, bytes, `${imports} fresh`] : spec;
  });
  const lines = linesOf(seated(KEPT, [...more, ['fresh', 60]]));
  assert.ok(lines.includes('fresh one two <- pageA pageB pageC'), lines.join('\n'));
});

test('a page that begins to use a module fetches its file; modules and pages that are gone are left out', () => {
  const kept: KeptPlan = { chunks: [{ for: ['pageA', 'gone'], modules: ['old', 'one', 'two'] }], copies: {} };
  assert.ok(linesOf(seated(kept, BEFORE)).includes('one two <- pageA pageB pageC'));
});

test('what no first paint may wait for now leaves its place', () => {
  const kept: KeptPlan = { chunks: [{ for: ['pageA', 'pageB'], modules: ['late', 'one'] }], copies: {} };
  const specs: Spec[] = [
    ['entry', 20_000, '', 'pageA pageB tap tip'],
    ['pageA', 900, 'one'],
    ['pageB', 900, 'one'],
    ['tap', 900, 'late'],
    ['tip', 900, 'late'],
    ['one', 20_000],
    ['late', 20_000],
  ];
  const lines = linesOf(seated(kept, specs));
  assert.ok(lines.includes('one <- pageA pageB'), lines.join('\n'));
  assert.ok(lines.includes('late <- tap tip'), lines.join('\n'));
});

test('what the first entry brings draws along what it imports now, and nothing that this was with', () => {
  const kept: KeptPlan = {
    chunks: [{ for: ['entry'], modules: ['moved'] }, ...KEPT.chunks],
    copies: {},
  };
  const specs: Spec[] = BEFORE.map((spec) => (spec[0] === 'pageB' ? ['pageB', 900, 'one two moved'] : spec));
  const lines = linesOf(
    plan([...specs, ['moved', 60, 'two']], { kept, search: false, neverFirst: (id) => id.startsWith('page') }),
  );
  assert.ok(lines.includes('entry moved two <- entry'), lines.join('\n'));
  assert.ok(lines.includes('one <- pageA pageB pageC'), lines.join('\n'));
});

test('an entry keeps its copies, as long as it uses them', () => {
  const kept: KeptPlan = { chunks: [], copies: { pageA: ['plain', 'plainOld'], pageB: ['plain'] } };
  const specs: Spec[] = [ENTRY, ['pageA', 900, 'plain'], ['pageB', 900, 'plain'], ['pageC', 900], ['plain', 500]];
  const { copies, groups } = seated(kept, specs);
  assert.equal([...copies].sort(), [
    ['pageA', ['plain']],
    ['pageB', ['plain']],
  ]);
  assert.not.ok(groups.some(({ modules, fetchedBy }) => modules.includes('plain') && fetchedBy.length > 1));
  const shared: Spec[] = specs.map((spec) => (spec[0] === 'pageC' ? ['pageC', 900, 'plain'] : spec));
  assert.equal([...seated(kept, shared).copies.keys()].sort(), ['pageA', 'pageB']);
});

test('what is taken out of a copy is copied with it, where others use it too as well', () => {
  const kept: KeptPlan = {
    chunks: [{ for: ['pageB', 'pageC'], modules: ['one', 'plain'] }],
    copies: { pageA: ['plain'] },
  };
  const specs: Spec[] = [
    ENTRY,
    ['pageA', 900, 'plain'],
    ['pageB', 900, 'plain one'],
    ['pageC', 900, 'plain one'],
    ['one', 20_000],
    ['plain', 500],
  ];
  const taken = specs.map((spec): Spec => (spec[0] === 'plain' ? ['plain', 300, 'plainNew'] : spec));
  const { copies } = seated(kept, [...taken, ['plainNew', 200]]);
  assert.equal([...copies], [['pageA', ['plain', 'plainNew']]]);
  const used = taken.map((spec): Spec => (spec[0] === 'pageC' ? ['pageC', 900, 'one plainNew'] : spec));
  assert.equal([...seated(kept, [...used, ['plainNew', 200]]).copies], [['pageA', ['plain', 'plainNew']]]);
  // What is large, or has its place already, is fetched from where it is.
  assert.equal([...seated(kept, [...taken, ['plainNew', 90_000]]).copies], []);
  const old = { ...kept, chunks: [{ for: ['pageB', 'pageC'], modules: ['one', 'plain', 'plainNew'] }] };
  assert.equal([...seated(old, [...taken, ['plainNew', 200]]).copies], []);
});

test.run();
