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
 * rewritten: React renders nothing. `data-ended` says whether `ended` stands there. Screen readers read it when they come to it, and are not
 * told of every second.
 */
export function Countdown({ until, ended, className = '' }: CountdownProps) {
  const box = useRef<HTMLSpanElement>(null);
  const write = (element: HTMLElement) => {
    const left = until - Date.now();
    const text = left > 0 ? clockText(left) : ended;
    if (element.textContent === text) return;
    element.textContent = text;
    element.dataset.ended = String(left <= 0);
  };
  const latest = useRef(write);
  latest.current = write;

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const show = () => latest.current(element);
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
    if (box.current) latest.current(box.current);
  });

  return <span ref={box} className={className} role="timer" aria-live="off" />;
}
