import * as assert from 'uvu/assert';
import type { Phone } from '../phone.ts';
import type { Behind, Fault, Line } from './line.ts';
import type { Version } from './versions.ts';
import { deployUnderTab, keptIsRight, opensWithoutLine, visitBoth } from './visit.ts';

/** Where a round is played: the same phone, line and versions for all its deploys. */
export interface Field {
  readonly phone: Phone;
  readonly line: Line;
  readonly versions: readonly Version[];
  /** Where each version is served by nginx; empty for a plain server. */
  readonly nginx: readonly string[];
  /** Whether the browser can be told how much it may keep. */
  readonly limits: boolean;
}

/** A number from 0 to below `limit`. */
export type Draw = (limit: number) => number;

const FAULTS: readonly Fault[] = ['none', 'missing', 'cut', 'broken', 'foreign', 'html', 'error', 'empty', 'late'];

/** What may befall the store between two visits. */
const STORES = ['whole', 'evicted', 'gone', 'full', 'whole'] as const;

type Store = (typeof STORES)[number];

/** What a browser says of differences and files that are not there, and of a line that is cut. */
const EXPECTED =
  /Failed to load resource|Failed to fetch dynamically imported module|net::ERR|no \/[al]\/|Failed to fetch|QuotaExceeded|[Qq]uota/;

/** A generator whose draws follow from its seed (mulberry32). */
export function drawing(seed: number): Draw {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** The state of the site after a deploy. */
export function behindOf(
  field: Field,
  at: number,
  before?: number,
  fault: (path: string) => Fault = () => 'none',
): Behind {
  const [version, old] = [field.versions[at], before === undefined ? undefined : field.versions[before]];
  const nginx = field.nginx[at];
  if (version === undefined) throw new Error(`there is no version ${at}`);
  return { version, fault, ...(old && { before: old }), ...(nginx && { nginx }) };
}

/** A deploy that was drawn. */
interface Deploy {
  readonly to: number;
  readonly fault: Fault | 'mixed';
  readonly store: Store;
  /** The hashed files of the version before are still there. */
  readonly stays: boolean;
  /** A tab is open over it. */
  readonly open: boolean;
}

function drawDeploy({ versions, limits }: Field, draw: Draw, now: number): Deploy {
  const store = STORES[draw(STORES.length)] ?? 'whole';
  return {
    to: (now + 1 + draw(versions.length - 1)) % versions.length,
    fault: FAULTS[draw(FAULTS.length + 3)] ?? 'mixed',
    store: store === 'full' && !limits ? 'whole' : store,
    stays: draw(2) === 0,
    open: draw(2) === 0,
  };
}

/**
 * Plays a drawn round: a version that was used, then one to three deploys with faults, over a closed or an open tab. Gives what was drawn.
 * @throws {Error} with what was drawn, when a page is not of the version that is out there, a file that is kept is wrong, something typed
 * is lost, a tab loads twice, or the browser complains of what nobody planted
 */
export async function playRound(field: Field, draw: Draw): Promise<string> {
  let now = draw(field.versions.length);
  const told = [`from ${field.versions[now]?.mark || 'the first'}`];
  try {
    field.line.put(behindOf(field, now));
    await visitBoth(field, now, true);
    let whole = true;
    for (let left = 1 + draw(3); left > 0; left -= 1) {
      const deploy = drawDeploy(field, draw, now);
      told.push(JSON.stringify({ ...deploy, to: field.versions[deploy.to]?.mark || 'the first' }));
      whole &&= deploy.store === 'whole';
      await befall(field, deploy.store, draw);
      const faultOf = (): Fault => (deploy.fault === 'mixed' ? (FAULTS[draw(FAULTS.length)] ?? 'none') : deploy.fault);
      const behind = behindOf(field, deploy.to, deploy.stays ? now : undefined, faultOf);
      if (deploy.open) await deployUnderTab(field, behind);
      else field.line.put(behind);
      now = deploy.to;
      await visitBoth(field, now, whole);
    }
    await keptIsRight(field);
    if (whole) await opensWithoutLine(field, behindOf(field, now));
    assert.equal(
      field.phone.problems.filter((problem) => !EXPECTED.test(problem)),
      [],
    );
  } catch (error) {
    throw new Error(`${told.join(', then ')}: ${error instanceof Error ? error.message : error}`);
  }
  return told.join(', then ');
}

/** Lets something happen to what the phone keeps. */
async function befall({ phone, line }: Field, store: Store, draw: Draw): Promise<void> {
  if (store === 'full') await phone.limitStore(line.url, 1);
  if (store === 'gone')
    await phone.read('caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))');
  if (store !== 'evicted') return;
  const every = 2 + draw(3);
  await phone.read(
    `caches.open('leve-code').then((cache) => cache.keys().then((keys) => Promise.all(keys.filter((_, at) => at % ${every} === 0).map((key) => cache.delete(key)))))`,
  );
}
