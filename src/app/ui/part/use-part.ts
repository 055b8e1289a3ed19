import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadPart } from '../../lib/lazy-part.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** A part of a page or of the chrome whose bytes come later. */
export interface PartSource<Props> {
  /** The part's file under src/app, without the ending: its place in the build's manifest. */
  name: string;
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

/** Loads a part once the component that asks for it is on the screen. */
export function usePart<Props>(source: PartSource<Props>): PartState<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const latest = useRef(source);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again after a failure
  useEffect(() => {
    let left = false;
    const { name, load, afterPaint: patient } = latest.current;
    const start = () =>
      loadPart(name, load).then(
        (part) => {
          if (!left) setPart(() => part.default);
        },
        (error: unknown) => {
          console.error(error);
          if (!left) setFailed(true);
        },
      );
    const cancel = patient ? whenIdle(start) : void start();
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
