import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { loadPart } from '../../lib/lazy-part.ts';
import { watchVisible } from '../../lib/observe.ts';
import { lookAhead } from '../../lib/picture-url.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** A part of a page or of the chrome whose bytes come later. */
export interface PartSource<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** Waits until the first paint is out of the way. */
  afterPaint?: boolean;
}

interface PartState<Props> {
  Part: ComponentType<Props> | undefined;
  /** The bytes could not be had. */
  failed: boolean;
  retry: () => void;
}

/**
 * Parts that are here: a page that is come back to is as high at once as it was. They are no state of a component, as the bytes stay
 * whatever is on the screen.
 */
const here = new WeakMap<object, unknown>();

/** Loads a part once the component that asks for it is on the screen; with `place`, once that element is near the screen. */
export function usePart<Props>(source: PartSource<Props>, place?: RefObject<Element | null>): PartState<Props> {
  const [Part, setPart] = useState(() => here.get(source) as ComponentType<Props> | undefined);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const latest = useRef(source);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again after a failure
  useEffect(() => {
    if (Part) return;
    let left = false;
    const wanted = latest.current;
    const start = () =>
      loadPart(wanted.load).then(
        (part) => {
          here.set(wanted, part.default);
          if (!left) setPart(() => part.default);
        },
        (error: unknown) => {
          console.error(error);
          if (!left) setFailed(true);
        },
      );
    const box = place?.current;
    let cancel: (() => void) | undefined;
    if (box) {
      cancel = watchVisible(
        box,
        (near) => {
          if (!near) return;
          cancel?.();
          void start();
        },
        lookAhead(),
      );
    } else if (wanted.afterPaint) cancel = whenIdle(start);
    else void start();
    return () => {
      left = true;
      cancel?.();
    };
  }, [turn]);

  const retry = () => {
    setFailed(false);
    setTurn((now) => now + 1);
  };
  return { Part, failed, retry };
}
