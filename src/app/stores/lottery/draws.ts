import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { getNumero } from '../../../contract/calls/lottery.ts';
import type { LotteryNumero } from '../../../contract/schemas/lottery.ts';
import { send } from '../../api/client.ts';
import { asCallError } from '../../api/errors.ts';

/** Where a lottery stands, in ms of the phone's own clock: bets until `closesAt`, numbers at `drawAt`. */
export interface Standing {
  readonly numero: string;
  readonly closesAt: number;
  readonly drawAt: number;
  readonly last: LotteryNumero['last'];
}

/** After a draw's moment phones wait this long before they ask, and up to as much more by chance: not all in one second. */
const AFTER_DRAW = 900;

/** Lotteries that come on the screen together are asked for together, within so many ms. */
const GATHER = 60;

/** The same draw is asked for again after this pause, and a platform that fails after twice, four times, at most sixteen times it. */
const PAUSE = 3_000;

/** What a platform does not know is asked for again after this long. */
const UNKNOWN = 60_000;

/** As many lotteries in one question at most. */
const AT_ONCE = 40;

interface Watched {
  readonly standing: Signal<Standing | undefined>;
  /** How often it is on the screen. */
  shown: number;
  /** When it is to be asked for next, in ms. */
  due: number;
}

const watched = new Map<string, Watched>();
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let running = false;

function entry(code: string): Watched {
  let known = watched.get(code);
  if (!known) {
    known = { standing: signal<Standing | undefined>(undefined, { name: `draws.${code}` }), shown: 0, due: 0 };
    watched.set(code, known);
  }
  return known;
}

/** Where a lottery stands; undefined until it has been asked for: see `followDraw`. */
export const standingOf = (code: string): ReadonlySignal<Standing | undefined> => entry(code).standing;

/** Keeps a lottery's standing up to date while it is on the screen; gives the way to stop. */
export function followDraw(code: string): () => void {
  if (onScreen().length === 0) {
    document.addEventListener('visibilitychange', plan);
    addEventListener('online', askNow);
  }
  const lottery = entry(code);
  lottery.shown += 1;
  plan();
  return () => {
    lottery.shown -= 1;
    if (onScreen().length) return;
    document.removeEventListener('visibilitychange', plan);
    removeEventListener('online', askNow);
    clearTimeout(timer);
  };
}

const onScreen = (): [string, Watched][] => [...watched].filter(([, { shown }]) => shown > 0);

function askNow(): void {
  failures = 0;
  for (const [, lottery] of onScreen()) lottery.due = Math.min(lottery.due, Date.now());
  plan();
}

/** Sets the timer to the next thing that is due. A hidden page asks nothing. */
function plan(): void {
  clearTimeout(timer);
  const all = onScreen();
  if (document.hidden || running || all.length === 0) return;
  const next = Math.min(...all.map(([, { due }]) => due));
  timer = setTimeout(ask, Math.max(GATHER, next - Date.now()));
}

async function ask(): Promise<void> {
  const now = Date.now();
  const due = onScreen()
    .filter(([, lottery]) => lottery.due <= now)
    .slice(0, AT_ONCE);
  if (due.length === 0) return plan();
  running = true;
  try {
    const answer = await send(getNumero, { query: { gameCode: due.map(([code]) => code).join() } });
    failures = 0;
    take(due, answer);
  } catch (thrown) {
    const refused = asCallError(thrown).kind === 'refused';
    failures += 1;
    const pause = refused ? UNKNOWN : PAUSE * 2 ** Math.min(failures, 4);
    for (const [, lottery] of due) lottery.due = Date.now() + pause;
  }
  running = false;
  plan();
}

function take(asked: readonly [string, Watched][], answer: readonly LotteryNumero[]): void {
  const now = Date.now();
  for (const [code, lottery] of asked) {
    const told = answer.find(({ gameCode }) => gameCode === code);
    const fresh = told && standingFrom(told, now);
    // A platform that is late with a draw is asked again after a pause.
    const drawn = (fresh?.drawAt ?? 0) + AFTER_DRAW * (1 + Math.random());
    lottery.due = fresh ? Math.max(now + PAUSE, drawn) : now + UNKNOWN;
    if (fresh) lottery.standing.value = fresh;
  }
}

/** A standing in the phone's clock: what the platform's says now tells how far it is ahead. Nothing for moments that are none. */
export function standingFrom(
  { numero, closesAt, drawAt, asOf, last }: LotteryNumero,
  now: number,
): Standing | undefined {
  const ahead = now - Date.parse(asOf);
  const [closes, drawn] = [Date.parse(closesAt) + ahead, Date.parse(drawAt) + ahead];
  return Number.isFinite(closes) && Number.isFinite(drawn)
    ? { numero, closesAt: closes, drawAt: drawn, last }
    : undefined;
}
