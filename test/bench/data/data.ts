import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { ensureWholeBrowser } from '../../support/browser.ts';
import { deploySite } from '../deployed.ts';
import type { Figure } from '../figures.ts';
import { keeper } from '../write.ts';
import { firstPage, openPhone, readMeter, type Settings, seenPictures, signedIn, watchPictures } from './phone.ts';
import { calm, flingList, readList, session, stayAtHome, type Walker } from './ways.ts';
import { KINDS, readWire, type Sent, type Sums, sumsOf } from './wire.ts';

const REPORT = 'dist/report';
const SAVER: Settings = { dataSaver: 'on' };

const { values } = parseArgs({
  options: { part: { type: 'string' }, only: { type: 'string' }, write: { type: 'boolean', default: false } },
});

/** A stretch of a visit that is weighed by itself. */
interface Stretch {
  readonly name: string;
  /** KB (1000 bytes). */
  readonly goal?: number;
  walk(walker: Walker): Promise<unknown>;
}

/** A phone's life from its first visit on. */
interface Life {
  readonly name: string;
  readonly settings?: Settings;
  /** Visits, each in a browser of its own on the same profile; days since the first one. */
  readonly visits: readonly { readonly days: number; readonly stretches: readonly Stretch[] }[];
}

/** What a stretch came to on the wire. */
interface Weighed {
  readonly life: string;
  readonly stretch: Stretch;
  readonly sums: Sums;
  readonly sent: readonly Sent[];
  /** Part of the fetched pictures that a person can have seen; undefined where none was fetched. */
  readonly seen: number | undefined;
}

const keep = keeper(values.write);
const work = mkdtempSync(join(tmpdir(), 'leve-data-'));
const log = join(work, 'sent.log');
const browser = await ensureWholeBrowser();
const site = await deploySite(work, { log });

const home: Stretch = {
  name: 'home, first visit, 30 s, guest',
  goal: 85,
  walk: (walker) => stayAtHome(walker, site.url),
};
const shortHome: Stretch = {
  name: 'home before it',
  async walk(walker) {
    await walker.page.goto(`${site.url}/m/home`);
    await calm(walker);
  },
};
const list = (goal: number): Stretch => ({
  name: 'list, five screens',
  goal,
  walk: (walker) => readList(walker, '/m/slot-games'),
});
const fling: Stretch = { name: 'list, five flings', walk: (walker) => flingList(walker, '/m/gameCenter') };
const whole = (goal: number): Stretch => ({
  name: 'session: home, three lists of five screens, deposit, home',
  goal,
  walk: (walker) => session(walker, site.url),
});

async function lives(): Promise<Life[]> {
  const member = await signedIn(site.url, 'member');
  return [
    {
      name: 'home',
      visits: [
        { days: 0, stretches: [home] },
        { days: 1, stretches: [{ ...home, name: 'home, second visit, next day', goal: 2 }] },
      ],
    },
    { name: 'home, saver', settings: SAVER, visits: [{ days: 0, stretches: [{ ...home, goal: Number.NaN }] }] },
    { name: 'list', visits: [{ days: 0, stretches: [shortHome, list(130), fling] }] },
    { name: 'list, saver', settings: SAVER, visits: [{ days: 0, stretches: [shortHome, list(50), fling] }] },
    { name: 'session', settings: member, visits: [{ days: 0, stretches: [whole(600)] }] },
    { name: 'session, saver', settings: { ...member, ...SAVER }, visits: [{ days: 0, stretches: [whole(240)] }] },
  ];
}

/** Walks a stretch and weighs what the server has sent meanwhile. */
async function weigh(life: string, stretch: Stretch, page: Page): Promise<Weighed> {
  const before = readWire(log).length;
  await stretch.walk({ page, log });
  const sent = readWire(log, before);
  const seen = new Set(await seenPictures(page));
  const pictures = sent.filter(({ address }) => address.startsWith('/img/'));
  const share = pictures.filter(({ address }) => seen.has(address)).length / pictures.length;
  return { life, stretch, sums: sumsOf(sent), sent, seen: Number.isNaN(share) ? undefined : share };
}

/** How far the meter is from the wire, as a part of it, by kind and in all. */
type Meter = readonly (readonly [kind: string, said: number, sent: number])[];

async function live(
  { name, settings = {}, visits }: Life,
  round: number,
): Promise<{ weighed: Weighed[]; meter: Meter }> {
  const began = readWire(log).length;
  const weighed: Weighed[] = [];
  const said: Record<string, number>[] = [];
  const profile = join(work, `profile-${name.replace(/\W+/g, '-')}-${round}`);
  for (const { days, stretches } of visits) {
    const context = await openPhone({
      browser,
      profile,
      key: site.key,
      settings: { language: 'pt', ...settings },
      days,
    });
    await watchPictures(context);
    const page = await firstPage(context);
    for (const stretch of stretches) weighed.push(await weigh(name, stretch, page));
    said.push(await readMeter(page));
    await context.close();
  }
  const wire = sumsOf(readWire(log, began));
  const last = said.at(-1) ?? {};
  const kinds = KINDS.map((kind) => [kind, last[kind] ?? 0, wire[kind]] as const);
  return { weighed, meter: [...kinds, ['all', kinds.reduce((sum, [, bytes]) => sum + bytes, 0), wire.all]] };
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
const off = (said: number, sent: number): string =>
  `${said < sent ? '' : '+'}${((100 * (said - sent)) / sent).toFixed(0)} %`;

function lineOf({ life, stretch, sums, sent, seen }: Weighed): string {
  const goal = stretch.goal ? `${stretch.goal}` : '–';
  const parts = KINDS.map((kind) => kb(sums[kind]));
  const share = seen === undefined ? '–' : `${(100 * seen).toFixed(0)} %`;
  return `| ${[life, stretch.name, kb(sums.all), goal, ...parts, sent.length, share].join(' | ')} |`;
}

const figureOf = ({ life, stretch, sums }: Weighed): Figure => ({
  part: 'data',
  what: `${life === 'home' || life === 'list' || life === 'session' ? '' : 'saver on: '}${stretch.name}, KB`,
  ours: kb(sums.all),
  ...(stretch.goal && { goal: `ours ≤ ${stretch.goal}` }),
});

try {
  const weighed: Weighed[] = [];
  const meters: string[] = [];
  for (const life of (await lives()).filter(({ name }) => !values.only || name.startsWith(values.only))) {
    // The first round is not counted: in it the platform draws its pictures.
    await live(life, 0);
    const lived = await live(life, 1);
    weighed.push(...lived.weighed);
    for (const [kind, said, sent] of lived.meter) {
      meters.push(`| ${[life.name, kind, kb(said), kb(sent), sent ? off(said, sent) : '–'].join(' | ')} |`);
    }
    console.log(lived.weighed.map(lineOf).join('\n'));
  }
  const text = [
    'KB (1000 bytes) on the wire, headers included, as nginx has sent them: built site with snapshot, brotli, HTTP/2, DPR 2.',
    '',
    '| Phone | Stretch | KB | Goal | App | Pictures | Answers | Requests | Pictures seen 200 ms |',
    '|---|---|---:|---:|---:|---:|---:|---:|---:|',
    ...weighed.map(lineOf),
    '',
    '| Phone | Meter | Says KB | Wire KB | Off |',
    '|---|---|---:|---:|---:|',
    ...meters,
    '',
  ].join('\n');
  mkdirSync(REPORT, { recursive: true });
  writeFileSync(join(REPORT, 'data.md'), text);
  writeFileSync(join(REPORT, 'data.json'), JSON.stringify(weighed, null, 1));
  console.log(`\n${text}`);
  keep(weighed.filter(({ stretch }) => stretch.goal).map(figureOf), 1);
} finally {
  await site.close();
  rmSync(work, { recursive: true, force: true });
}
