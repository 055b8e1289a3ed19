import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { getRedEnvelopeRound, openRedEnvelope } from '../../../contract/calls/rewards.ts';
import type { RedEnvelope, RedEnvelopeRain, RedEnvelopeRound } from '../../../contract/schemas/rewards.ts';
import { send } from '../../api/client.ts';
import { CallError } from '../../api/errors.ts';
import { fromMinor, toMinor } from '../../lib/decimal.ts';
import { type ClaimEnd, moneyClaim } from '../data/claim.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { wallet } from '../wallet/wallet.ts';

/** A round in ms of the phone's own clock. */
export interface RainRound extends Omit<RedEnvelopeRound, 'startDate' | 'endDate'> {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The rain as the phone shows it; no round where none is planned. */
export interface Rain {
  readonly round?: RainRound;
}

/** How a catch ended: what the envelope holds, or why it was not opened. */
export type Catch = { readonly envelope: RedEnvelope } | { readonly error: CallError };

/** A lost answer is asked for again after so many ms, and ever more seldom up to `SELDOM`. */
const AGAIN = 1000;
const SELDOM = 15_000;

/** A round in the phone's clock: what the platform's says now tells how far it is ahead. */
export function rainFrom({ asOf, round }: RedEnvelopeRain, now: number): Rain {
  if (!round) return {};
  const ahead = now - Date.parse(asOf);
  const { startDate, endDate, ...rest } = round;
  const [startsAt, endsAt] = [Date.parse(startDate) + ahead, Date.parse(endDate) + ahead];
  return Number.isFinite(startsAt) && Number.isFinite(endsAt) ? { round: { ...rest, startsAt, endsAt } } : {};
}

const opened = signal<readonly RedEnvelope[]>([], { name: 'rain.opened' });
const before = signal<readonly RedEnvelope[]>([], { name: 'rain.before' });
const waiting = signal(0, { name: 'rain.waiting' });
const lost = signal(false, { name: 'rain.lost' });
let queue: ((end: Catch) => void)[] = [];
let working = false;
let wake = (): void => undefined;

/** The round that runs or is next. */
export const rain: Resource<Rain> = resource('rain', async () => {
  const next = rainFrom(await send(getRedEnvelopeRound, {}), Date.now());
  take(next.round);
  return next;
});

/** The envelopes of the round before stay to be read once the next one is known. */
function take(round: RainRound | undefined): void {
  const mine = opened.peek();
  const ended = mine.filter(({ roundId }) => roundId !== round?.roundId);
  if (ended.length > 0) before.value = ended;
  const known = mine.filter(({ roundId }) => roundId === round?.roundId);
  opened.value = merged(known, round?.opened ?? []);
}

function merged(a: readonly RedEnvelope[], b: readonly RedEnvelope[]): RedEnvelope[] {
  const byChance = new Map([...a, ...b].map((envelope) => [envelope.chance, envelope]));
  return [...byChance.values()].sort((one, other) => one.chance - other.chance);
}

/** What the member has caught in this round. */
export const caught: ReadonlySignal<readonly RedEnvelope[]> = opened;

/** What was caught in the round before. */
export const caughtBefore: ReadonlySignal<readonly RedEnvelope[]> = before;

/** Envelopes that can still be caught: those on their way count as caught. */
export const chancesLeft: ReadonlySignal<number> = computed(
  () => Math.max(0, (rain.value.value?.round?.chances ?? 0) - opened.value.length - waiting.value),
  { name: 'rain.left' },
);

/** True while the answer of an envelope is lost and asked for again. */
export const rainLost: ReadonlySignal<boolean> = lost;

/** The sum of envelopes as a decimal string. */
export const sumOf = (envelopes: readonly RedEnvelope[]): string =>
  fromMinor(envelopes.reduce((sum, { amount }) => sum + (toMinor(amount) ?? 0), 0));

const opening = moneyClaim<{ roundId: string; chance: number }, RedEnvelope>({
  name: 'redRain',
  send: (body, key) => send(openRedEnvelope, { body, key }),
});

/** An envelope whose answer has come: of this round or, found late, of one before. */
function note(envelope: RedEnvelope): void {
  const target = envelope.roundId === rain.value.peek()?.round?.roundId ? opened : before;
  target.value = merged(target.peek(), [envelope]);
}

/**
 * Catches one envelope. Taps that are faster than the line wait their turn: one envelope is opened after the other, each chance under a
 * key of its own, and a lost answer is asked for until it is known. Undefined when no chance is left.
 */
export function catchEnvelope(): Promise<Catch> | undefined {
  if (chancesLeft.peek() <= 0) return undefined;
  waiting.value += 1;
  const end = new Promise<Catch>((resolve) => queue.push(resolve));
  if (!working) void work();
  return end;
}

async function work(): Promise<void> {
  working = true;
  for (let next = queue[0]; next; next = queue[0]) {
    const end = await openNext();
    if (queue[0] !== next) break;
    queue.shift();
    waiting.value = queue.length;
    next(end);
    if ('error' in end) giveUp(end.error);
  }
  working = false;
  if (queue.length > 0) void work();
  else void wallet.load();
}

/** What stops one envelope stops those behind it. */
function giveUp(error: CallError): void {
  const left = queue;
  queue = [];
  waiting.value = 0;
  for (const resolve of left) resolve({ error });
  if (error.kind === 'refused') void rain.load();
}

/** Asks until it is known how `ask` ended, as long as the one who asks is still there. */
async function untilKnown(ask: () => Promise<ClaimEnd<RedEnvelope>>): Promise<ClaimEnd<RedEnvelope>> {
  const asker = queue[0];
  for (let failures = 0; ; failures += 1) {
    const end = await ask();
    lost.value = opening.unsettled.peek() !== undefined;
    if (end && 'value' in end) note(end.value);
    if (!lost.peek() || queue[0] !== asker) return end;
    await pause(Math.min(AGAIN * 2 ** failures, SELDOM));
  }
}

async function openNext(): Promise<Catch> {
  const aborted = { error: new CallError('aborted') };
  await untilKnown(opening.settle);
  const round = rain.value.peek()?.round;
  const used = new Set(opened.peek().map(({ chance }) => chance));
  let chance = 1;
  while (used.has(chance)) chance += 1;
  if (!round || chance > round.chances) return aborted;
  const end = await untilKnown(() => opening.claim({ roundId: round.roundId, chance }));
  return end && 'value' in end ? { envelope: end.value } : (end ?? aborted);
}

/** Waits, but no longer than until the line is back or the member leaves. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    wake = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    globalThis.addEventListener?.('online', wake);
  });
}

/** Asks how an envelope ended whose answer was lost before a reload. */
export async function settleRain(): Promise<void> {
  if (working) return;
  working = true;
  const end = await opening.settle();
  lost.value = opening.unsettled.peek() !== undefined;
  if (end && 'value' in end) note(end.value);
  await work();
}

onSignOut(() => {
  giveUp(new CallError('aborted'));
  wake();
  rain.set(undefined);
  opened.value = [];
  before.value = [];
  lost.value = false;
});
