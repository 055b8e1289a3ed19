import { type ReactNode, useEffect, useRef, useState } from 'react';
import { watchSize } from '../../lib/observe.ts';
import styles from './Wide.css';

/** px by which an edge may be out of sight and the content still counts as whole. */
const NEAR = 1;

/** The sides of a box on which its content goes on: `left`, `right`, both or none. */
function sidesOf(box: Element, content: Element): string {
  const [frame, whole] = [box.getBoundingClientRect(), content.getBoundingClientRect()];
  const left = whole.left < frame.left - NEAR ? 'left ' : '';
  const right = whole.right > frame.right + NEAR ? 'right' : '';
  return (left + right).trim();
}

/**
 * Holds one element that may be wider than the phone, as a table with long amounts: it scrolls sideways, and fades out on the side where it
 * goes on.
 */
export function Wide({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [sides, setSides] = useState('');
  useEffect(() => {
    const frame = box.current;
    const content = frame?.firstElementChild;
    if (!frame || !content) return;
    const look = () => setSides(sidesOf(frame, content));
    look();
    frame.addEventListener('scroll', look, { passive: true });
    const stop = watchSize(content, look);
    return () => {
      frame.removeEventListener('scroll', look);
      stop();
    };
  }, []);
  return (
    <div ref={box} className={styles.wide} data-more={sides}>
      {children}
    </div>
  );
}
