import { effect, type ReadonlySignal } from '@preact/signals';
import { type ComponentType, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { SessionClock } from '../../../contract/schemas/protection.ts';
import { language, loadTexts } from '../../i18n/texts.ts';
import { loadPart } from '../../lib/lazy-part.ts';
import { throttle } from '../../lib/throttle.ts';
import { checkIdle, type IdleState, idleState, noteInput } from '../../stores/session/idle.ts';
import { session } from '../../stores/session/session.ts';
import { confirmReality, realityDue, sessionClock } from '../../stores/session/session-clock.ts';
import { hasFeature, siteName } from '../../stores/system/system.ts';
import { wallet } from '../../stores/wallet/wallet.ts';
import { ClockStrip } from './ClockStrip.tsx';

/** ms between two looks at the clock while the page is seen. */
const BEAT = 15_000;

/** The clock is asked for at most once in this many ms. */
const RARELY = 20_000;

/** Parts for few, each with an area of texts of its name. */
const LATE_PARTS = {
  closed: () => import('./ClosedText.tsx'),
  reality: () => import('./RealityDialog.tsx'),
  lock: () => import('./LockScreen.tsx'),
};

const refresh = throttle(RARELY, () => void sessionClock.load());

/** Input that shows that somebody is there. */
const INPUT = ['pointerdown', 'touchstart', 'keydown', 'wheel'];

let started = false;

/** Starts what watches over a member's session, once; it rests while nobody is signed in. */
export async function startGuard(): Promise<void> {
  if (started) return;
  started = true;
  await loadTexts(language(), ['guard']).catch((error: unknown) => {
    started = false;
    throw error;
  });
  for (const name of INPUT) addEventListener(name, () => noteInput(Date.now()), { passive: true, capture: true });
  // Known before anything is uncovered: a page that opens locked would else be seen for a frame.
  onBeat(Date.now());
  cover(idleState);
  // What was won or lost in a game shows when the balance does.
  effect(() => {
    if (session.value && wallet.value.value?.sumBalance) refresh();
  });
  const box = document.createElement('div');
  document.body.append(box);
  createRoot(box).render(<Guard />);
}

/** Hides the app and the page's name while the state is not `open`; a page that writes its name meanwhile changes nothing. */
function cover(state: ReadonlySignal<IdleState>): void {
  const root = document.documentElement;
  let title = '';
  const conceal = () => {
    if (document.title === siteName()) return;
    title = document.title;
    document.title = siteName();
  };
  const watch = new MutationObserver(conceal);
  effect(() => {
    if (state.value === 'open') {
      watch.disconnect();
      delete root.dataset.locked;
      if (title) document.title = title;
      title = '';
      return;
    }
    root.dataset.locked = '';
    conceal();
    watch.observe(document.head, { subtree: true, childList: true, characterData: true });
  });
}

/** The moment, every few seconds while the page is seen, and as soon as it is seen again. */
function useBeat(onBeat: (now: number) => void): number {
  const [now, setNow] = useState(() => Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a beat does never changes
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const beat = () => {
      clearTimeout(timer);
      const moment = Date.now();
      onBeat(moment);
      if (document.hidden) return;
      setNow(moment);
      timer = setTimeout(beat, BEAT);
    };
    beat();
    document.addEventListener('visibilitychange', beat);
    addEventListener('storage', beat);
    addEventListener('pageshow', beat);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', beat);
      removeEventListener('storage', beat);
      removeEventListener('pageshow', beat);
    };
  }, []);
  return now;
}

function onBeat(now: number): void {
  if (!session.peek()) return;
  if (hasFeature('idleLock')) void checkIdle(now);
  // A platform that fails is asked again when the line is back, not at every beat.
  if (document.hidden || sessionClock.error.peek()) return;
  if (!sessionClock.value.peek() || realityDue(now)) refresh();
}

/** A lazy part once it is wanted. One that cannot be had is asked for again at the next beat: a locked page must not stay blank. */
function useLate<Props>(name: keyof typeof LATE_PARTS, wanted: boolean, now: number): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` asks again after a failure
  useEffect(() => {
    if (!wanted || Part) return;
    const load = LATE_PARTS[name] as unknown as () => Promise<{ default: ComponentType<Props> }>;
    const brought = Promise.all([loadPart(load), loadTexts(language(), [name])]);
    brought.then(([part]) => setPart(() => part.default), console.warn);
  }, [wanted, now]);
  return Part;
}

function Guard() {
  const now = useBeat(onBeat);
  const [, setConfirmed] = useState(0);
  const locked = idleState.value === 'locked';
  const clock = session.value && idleState.value === 'open' ? sessionClock.value.value : undefined;
  const due = clock !== undefined && hasFeature('realityCheck') && realityDue(now);
  const isClosed = Boolean(clock?.excluded || clock?.timeOutUntil);
  const Closed = useLate<SessionClock>('closed', isClosed, now);
  const Lock = useLate('lock', locked, now);
  const Reality = useLate<{ now: number; onConfirm: () => void }>('reality', due, now);
  const confirm = () => {
    // As of the last beat, by which it is due: a later moment would still lie ahead of it, and count for nothing.
    confirmReality(now);
    setConfirmed(Date.now());
  };
  return (
    <>
      {clock && <ClockStrip clock={clock} now={now} closed={isClosed && Closed && <Closed {...clock} />} />}
      {due && Reality && <Reality now={now} onConfirm={confirm} />}
      {locked && Lock && <Lock />}
    </>
  );
}
