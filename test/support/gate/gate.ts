import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { baseCommit, changedFiles } from '../changed/files.ts';
import { readKnown } from '../changed/known.ts';
import { select } from '../changed/select.ts';
import { drawLanguages, FLOW_LANGUAGE, headCommit } from '../flow-languages.ts';
import { build, reactBuild } from '../stages/build.ts';
import { legacy } from '../stages/legacy.ts';
import { lint } from '../stages/lint.ts';
import { phone, react } from '../stages/phone.ts';
import { sameBytes } from '../stages/same-bytes.ts';
import type { Count, Stage, Touched } from '../stages/stage.ts';
import { tools } from '../stages/tools.ts';
import { types } from '../stages/types.ts';
import { unit } from '../stages/unit.ts';
import { TOUCHED_PATHS } from '../touched-paths.ts';
import { schedule } from './schedule.ts';

interface Row {
  readonly run: Stage;
  readonly after?: readonly string[];
}

/** Stages in their rank: the earlier one gets a free lane first, so what others wait for stands above what can wait. */
const STAGES: Readonly<Record<string, Row>> = {
  tools: { run: tools },
  build: { run: build },
  types: { run: types },
  lint: { run: lint },
  'react-build': { run: reactBuild, after: ['build'] },
  legacy: { run: legacy, after: ['tools', 'react-build'] },
  react: { run: react, after: ['tools', 'react-build'] },
  unit: { run: unit },
  'same-bytes': { run: sameBytes, after: ['build'] },
  phone: { run: phone, after: ['tools', 'react-build'] },
};

/** What one run of the gate is asked for. */
interface PendingTap {
  readonly stages: readonly string[];
  readonly filters: readonly string[];
  readonly touched?: Touched;
}

/** Two cores are kept busy by three processes, as a good part of a test is waiting. */
const lanes = (): number => Math.min(availableParallelism(), 2) + 1;

/** A stage that cannot even run counts as one failure, and the others still say what they find. */
async function guarded(name: string, run: () => Promise<Count>, say: (text: string) => void): Promise<Count> {
  try {
    return await run();
  } catch (error) {
    say(`${name}: ${error instanceof Error ? error.stack : String(error)}\n`);
    return { passed: 0, failed: 1 };
  }
}

/** Runs the stages that were asked for and prints what each found. @returns the exit code */
async function runStages({ stages, filters, touched }: PendingTap): Promise<number> {
  const total = { passed: 0, failed: 0 };
  const alone = stages.length === 1;
  const print = (text: string): void => void process.stdout.write(text);
  const steps = stages.map((name) => {
    const { run, after = [] } = STAGES[name] as Row;
    const said: string[] = [];
    const say = alone ? print : (text: string): void => void said.push(text);
    return {
      name,
      after,
      run: async (take: Parameters<Stage>[0]['take']) => {
        let start = Date.now();
        // A stage's time begins when it gets to work.
        let waited = true;
        const timed: typeof take = (work, width) =>
          take(() => {
            if (waited) start = Date.now();
            waited = false;
            return work();
          }, width);
        const count = await guarded(name, () => run({ filters, touched, take: timed, say }), say);
        return { ...count, said, seconds: ((Date.now() - start) / 1000).toFixed(1) };
      },
    };
  });
  await schedule(steps, lanes(), (name, { said, passed, failed, note, seconds }) => {
    print(said.join(''));
    total.passed += passed;
    total.failed += failed;
    print(`${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}, ${seconds} s\n`);
  });
  print(`${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 ? 0 : 1;
}

/** Draws the language of the flows for this run, and says so. */
function drawLanguage(all: boolean): void {
  const commit = headCommit();
  const asked = all ? 'all' : process.env[FLOW_LANGUAGE];
  const drawn = drawLanguages(asked, commit);
  process.env[FLOW_LANGUAGE] = asked ?? drawn.join();
  const why = asked === undefined ? `drawn by ${commit.slice(0, 7) || 'no commit'}` : 'as asked';
  console.log(`flows are played in ${drawn.join(' and ')}, ${why}`);
}

/** Has the builds of this run compress the same content once: they make the same bytes, or nearly, three times. */
function shareCompressed(): void {
  const cache = resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'squeezed-'));
  process.env.LEVE_SQUEEZED = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** What a change since a commit calls for, and prints it; undefined: everything. */
async function touchedSince(base: string): Promise<Touched | undefined> {
  const changed = changedFiles(base);
  const selected = select(changed, await readKnown());
  console.log(`${changed.length} files differ from ${base.slice(0, 7)}`);
  if (selected === undefined) {
    console.log('they may touch everything');
    return undefined;
  }
  const { touched, paths } = selected;
  if (paths !== 'all') process.env[TOUCHED_PATHS] = [...paths].join();
  const { unit: units, phone: phones, legacy: old } = touched;
  const where = paths === 'all' ? 'every page' : [...paths].join(' ') || 'no page';
  console.log(`they touch ${where}: ${units.length} unit, ${phones.length} phone and ${old.length} legacy files`);
  return touched;
}

/** Whether a stage has anything to do for a change. */
function isTouched(name: string, { realms, build, unit, phone, legacy }: Touched): boolean {
  const plays = phone.length + legacy.length > 0;
  const work: Readonly<Record<string, boolean>> = {
    tools: plays,
    // What is played has to be built, by whatever change.
    build: build || plays,
    types: realms.length > 0,
    legacy: legacy.length > 0,
    unit: unit.length > 0,
    phone: phone.length > 0,
    'react-build': false,
    'same-bytes': false,
    react: false,
  };
  return work[name] ?? true;
}

/**
 * Runs the gate.
 * @param args stages, filters, `--all` and `--changed [base]` (test/README.md)
 * @returns the exit code: 0 when nothing failed
 */
export async function runGate(args: readonly string[]): Promise<number> {
  const words = args.filter((word) => !word.startsWith('--'));
  drawLanguage(args.includes('--all'));
  shareCompressed();
  const named = words.filter((word) => word in STAGES);
  const chosen = Object.keys(STAGES).filter((name) => named.length === 0 || named.includes(name));
  const others = words.filter((word) => !(word in STAGES));
  if (!args.includes('--changed')) return runStages({ stages: chosen, filters: others });
  const [base = baseCommit()] = others;
  const selected = await touchedSince(base);
  if (selected === undefined) return runStages({ stages: chosen, filters: [] });
  return runStages({ stages: chosen.filter((name) => isTouched(name, selected)), filters: [], touched: selected });
}
