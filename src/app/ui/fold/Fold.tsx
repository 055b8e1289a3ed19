import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Fold.css';

export interface FoldProps {
  /** Its name in the page: by it the app finds what was opened in the HTML file before it was there. */
  id: string;
  /** Class of the whole. */
  look: string;
  /** What is tapped, whole: above the line with the caret, and the line. */
  top?: ReactNode;
  head: ReactNode;
  /** Opens when this becomes true; afterwards it is the person's. */
  opened: boolean;
  /** Called when it was opened or closed. */
  onFold?: (open: boolean) => void;
  /** What is folded away; told whether it can be seen. */
  children: (open: boolean) => ReactNode;
}

const isOpenInFile = (id: string): boolean => document.getElementById(id)?.hasAttribute('open') === true;

/**
 * An item that opens and closes on a tap, also in an HTML file without script: the browser's own details, whose state is the truth.
 * Chromium 67 cannot lay a summary out as a flex box, so that one stands inside.
 */
export function Fold({ id, look, top, head, opened, onFold, children }: FoldProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [first] = useState(() => opened || isOpenInFile(id));
  const [open, setOpen] = useState(first);

  useEffect(() => {
    if (opened && box.current) box.current.open = true;
  }, [opened]);

  return (
    <details
      ref={box}
      id={id}
      className={`${styles.fold} ${look}`}
      open={first}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        onFold?.(event.currentTarget.open);
      }}
    >
      <summary className={styles.foldHead}>
        {top}
        <div className={styles.foldLine}>
          {head}
          <i className={styles.foldCaret} />
        </div>
      </summary>
      <div className={styles.foldBody}>{children(open)}</div>
    </details>
  );
}
