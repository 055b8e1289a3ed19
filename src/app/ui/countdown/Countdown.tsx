import { useEffect, useRef } from 'react';
import { watchVisible } from '../../lib/observe.ts';
import { clockText, onSecond } from './clock.ts';

export interface CountdownProps {
  /** The moment counted down to, in ms of the phone's clock. */
  until: number;
  /** Stands there once the moment has come. */
  ended: string;
  className?: string;
}

/**
 * Time that is left, second by second. It costs nothing off the screen and while the page is hidden, and on it one text node that is
 * rewritten: React renders nothing. Screen readers read it when they come to it, and are not told of every second.
 */
export function Countdown({ until, ended, className = '' }: CountdownProps) {
  const box = useRef<HTMLSpanElement>(null);
  const text = () => {
    const left = until - Date.now();
    return left > 0 ? clockText(left) : ended;
  };
  const latest = useRef(text);
  latest.current = text;

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const show = () => {
      const next = latest.current();
      if (element.textContent !== next) element.textContent = next;
    };
    let stop: (() => void) | undefined;
    const unwatch = watchVisible(element, (visible) => {
      stop?.();
      stop = visible ? onSecond(show) : undefined;
      if (visible) show();
    });
    return () => {
      unwatch();
      stop?.();
    };
  }, []);
  // A moment that changes is shown at once; the text is no child, or rendering would fight with what is written.
  useEffect(() => {
    if (box.current) box.current.textContent = latest.current();
  });

  return <span ref={box} className={className} role="timer" aria-live="off" />;
}
