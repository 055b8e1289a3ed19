import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { type Database, openDatabase } from '../../src/sandbox/db/database.ts';
import { playerAccount, post } from '../../src/sandbox/rules/ledger.ts';
import { addMember } from '../../src/sandbox/rules/members.ts';
import { hashPassword } from '../../src/sandbox/rules/password.ts';
import { openSession } from '../../src/sandbox/rules/session.ts';
import { sumBalance } from '../../src/sandbox/rules/wallet.ts';
import { createRandom, hashText, type Random } from '../../src/sandbox/seed/random.ts';
import { type TestSandbox, withSandbox } from '../support/sandbox.ts';
import { appCode, type Disk, dictionariesOf, type Life, type LifeOptions } from './life.ts';
import { type Line, openLine } from './line.ts';
import type { FlowName, Standing } from './phone.tsx';

const LANGUAGE = 'pt';
const TEXTS = dictionariesOf(LANGUAGE);

/** The first run's number: `LEVE_FAULTS_FROM` plays others. */
const FIRST = Number(process.env.LEVE_FAULTS_FROM ?? 1);

/** A member of the platform, and the seed of what happens to the member's phone. */
export interface Run {
  readonly db: Database;
  readonly memberId: number;
  readonly token: string;
  readonly random: Random;
  /** Sends a form to the platform as somebody at its desk does, on a line of their own. */
  post(path: string, form: Record<string, string>): Promise<void>;
}

/** How a run has ended for the one who holds the phone. */
export interface Ending {
  readonly standing: Standing;
  readonly screen: string;
}

/** A money flow under test. */
export interface Trial {
  readonly flow: FlowName;
  readonly runs: number;
  /** Minor units in the wallet at the beginning. */
  readonly opening: number;
  /** An agent; by default a player. */
  readonly agent?: true;
  /** What is typed beside the form. */
  readonly secret?: string;
  readonly prepare?: (run: Run & { readonly passwordHash: string }) => void;
  readonly form: (run: Run) => unknown;
  /** How many of these movements the platform has made for the member. */
  readonly made: (run: Run) => number;
  /** How many of them the member wants; one where it is not said. */
  readonly wanted?: number;
  /** An app that has seen the end of a claim keeps nothing of it; all others know their movement until it is closed. */
  readonly forgets?: boolean;
  /** The page says nothing of the balance. */
  readonly noBalance?: boolean;
  /** True once the app knows how it ended. */
  readonly settled: (standing: Standing) => boolean;
  /** What happens on the platform once the phone knows of the movement. */
  readonly afterwards?: (run: Run) => Promise<void>;
  /** Compares the ledger with the phone; throws where they differ. */
  readonly check: (run: Run, ending: Ending) => void;
}

/** A text of the app by its key, up to its first place for a value. */
export function textOf(key: string): string {
  const text = Object.values(TEXTS).find((area) => key in area)?.[key];
  if (text === undefined) throw new Error(`no text ${key}`);
  return (text.split('{{')[0] as string).trim();
}

/** Money as the screen shows it. */
const shown = (minor: number): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    .format(minor / 100)
    .replace(/[\u00a0\u202f]/g, ' ');

/**
 * Plays a flow as often as the trial says, each time by a new member whose line and app fail as the run's number decides; and up to as
 * often again while too little has failed: on a busy machine an app is killed before its line can be cut.
 */
export async function playRuns(trial: Trial): Promise<void> {
  const begin = await appCode();
  await withSandbox(async (sandbox) => {
    const line = await openLine(sandbox.url);
    const db = openDatabase(sandbox.dataDir);
    const passwordHash = trial.secret === undefined ? '' : hashPassword(trial.secret);
    try {
      for (let played = 0; played < trial.runs || (played < 2 * trial.runs && isTooGood(line, trial)); played += 1) {
        const seed = FIRST + played;
        const run = newRun(sandbox, db, trial, seed);
        trial.prepare?.({ ...run, passwordHash });
        await playOne(trial, run, line, begin, seed).catch((error: unknown) => {
          const details = error instanceof assert.Assertion ? `\n${error.details || ''}` : '';
          throw new Error(`run ${seed}: ${error instanceof Error ? error.message + details : error}`, { cause: error });
        });
      }
      const sums = db.prepare(
        'SELECT SUM(balance) AS sum, MIN(CASE WHEN name LIKE ? THEN 0 ELSE balance END) AS least FROM ledger_accounts',
      );
      assert.equal(sums.get('house:%'), { sum: 0, least: 0 });
      assert.not(isTooGood(line, trial), `a line too good: ${[...line.happened]}`);
    } finally {
      db.close();
      line.close();
    }
  });
}

/** Whether too few calls that move money have failed, or in too few ways, to prove anything. */
function isTooGood({ happened }: Line, { runs }: Trial): boolean {
  const passed = happened.get('passed') ?? 0;
  const failed = [...happened.values()].reduce((sum, count) => sum + count, -passed);
  return failed < runs / 6 || happened.size < 4;
}

function newRun({ url }: TestSandbox, db: Database, { flow, opening, agent }: Trial, seed: number): Run {
  const username = `${flow}${seed}`;
  const now = Date.now();
  const memberId = addMember(db, {
    username,
    password_hash: 'none',
    type: agent ? 1 : 0,
    created_at: now,
    first_login: 0,
  });
  post(db, {
    key: `opening:${memberId}`,
    kind: 'opening',
    reference: username,
    lines: [
      { account: 'house:gateway', amount: -opening },
      { account: playerAccount(memberId), amount: opening },
    ],
  });
  return {
    db,
    memberId,
    token: openSession(db, memberId, now),
    random: createRandom(hashText(`${flow} ${seed}`)),
    post: async (path, form) => {
      const { status } = await fetch(url + path, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
      assert.ok(status < 400, `${path}: ${status}`);
    },
  };
}

type Begin = (options: LifeOptions) => Promise<Life>;

/** Starts the app on the member's phone. */
type Live = (onCall?: LifeOptions['onCall'], tab?: number) => Promise<Life>;

async function playOne(trial: Trial, run: Run, line: Line, begin: Begin, seed: number): Promise<void> {
  const { random } = run;
  const username = `${trial.flow}${seed}`;
  const info = {
    token: run.token,
    type: trial.agent ? 1 : 0,
    userName: username,
    merchantCode: 'leve',
    firstTimeLogin: false,
  };
  const disk: Disk = new Map([
    ['MC_SESSION_INFO', JSON.stringify(info)],
    ['autoLogin', '1'],
  ]);
  const live: Live = (onCall = () => undefined, tab = 0) =>
    begin({ origin: line.url, flow: trial.flow, language: LANGUAGE, dictionaries: TEXTS, disk, onCall, tab });
  const form = trial.form(run);
  const bad = random.pick([0, 1, 1, 2, 2, 3]);
  for (let life = 0; life < bad; life += 1) {
    line.turn(seed * 10 + life, 0.6);
    await badLife(trial, live, random, life === 0 ? () => form : undefined);
  }
  line.turn(seed, 0);
  const { phone, kill } = await live();
  await until(
    async () => {
      const { key, busy, needsSecret } = phone.standing();
      if (busy) return false;
      if (needsSecret) await phone.resume(trial.secret);
      else if (key === undefined && !tapAgain(trial, run, phone, form)) return true;
      if (trial.settled(phone.standing())) return trial.made(run) >= (trial.wanted ?? 1);
      // A busy machine can make the line seem slow: whoever sees the button that asks again taps it.
      if (!phone.standing().busy) await phone.resume(trial.secret);
      return false;
    },
    () => `not settled: ${JSON.stringify(phone.standing())} ${phone.screen()}`,
  );
  await trial.afterwards?.(run);
  await phone.resume();
  await agreed(() => {
    const screen = phone.screen();
    const balance = shown(sumBalance(run.db, run.memberId));
    assert.ok(trial.noBalance || screen.includes(balance), `${balance} is not on the screen: ${screen}`);
    trial.check(run, { standing: phone.standing(), screen });
  });
  kill();
}

/** Cut off before the first tap, it is still to come; false when all is made. */
function tapAgain(trial: Trial, run: Run, phone: Life['phone'], form: unknown): boolean {
  const made = trial.made(run);
  if (made >= (trial.wanted ?? 1)) return false;
  assert.ok(made === 0 || trial.forgets, 'the app has forgotten a movement that was made');
  phone.start(form, trial.secret);
  return true;
}

/** A tab that the phone closes in the middle of what it asks for. */
async function badTab(live: Live, random: Random, tab: number): Promise<Life & { isDead: () => boolean }> {
  let left = random.int(1, 24);
  let dead = false;
  const life = await live((end) => {
    left -= 1;
    if (left !== 0) return;
    dead = true;
    end();
  }, tab);
  return { ...life, isDead: () => dead };
}

/** A life on a bad line, at times in two tabs at once: the member taps, perhaps twice, in each of them, looks again and again, until the app is closed or killed in the middle. */
async function badLife(
  { secret }: Trial,
  live: Live,
  random: Random,
  form: (() => unknown) | undefined,
): Promise<void> {
  const tabs = random.chance(0.4) ? [0, 1] : [0];
  const lives = await Promise.all(tabs.map((tab) => badTab(live, random, tab)));
  const typed = form?.();
  if (typed !== undefined) {
    const taps = random.chance(0.3) ? 2 : 1;
    // Nobody is faster than the first call: what the second tab would begin after its end is wanted once more.
    for (const { phone } of lives) for (let tap = 0; tap < taps; tap += 1) phone.start(typed, secret);
  }
  const looks = random.int(1, 6);
  for (let look = 0; look < looks && lives.some(({ isDead }) => !isDead()); look += 1) {
    await sleep(random.int(2, 30));
    for (const { phone, isDead } of lives) if (!isDead()) void phone.resume(random.chance(0.7) ? secret : undefined);
  }
  for (const { kill } of lives) kill();
}

/** Waits until ledger and screen agree, as the phone looks by itself while something is open; throws what they differ in. */
async function agreed(compare: () => void): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    try {
      return compare();
    } catch {
      // Not yet; the last time of asking throws.
      await sleep(5);
    }
  }
  compare();
}

async function until(holds: () => boolean | Promise<boolean>, complaint: () => string): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    if (await holds()) return;
    await sleep(5);
  }
  throw new Error(complaint());
}
