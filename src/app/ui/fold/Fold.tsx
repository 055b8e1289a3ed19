import './Fold.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface FoldProps {
  /** Class of the whole. */
  look: string;
  /** What is tapped, whole: above the line with the caret, and the line. */
  top?: ReactNode;
  head: ReactNode;
  /** Opens when this becomes true; afterwards it is the person's. */
  opened: boolean;
  onOpen?: (() => void) | undefined;
  /** What is folded away; told whether it can be seen. */
  children: (open: boolean) => ReactNode;
}

/**
 * An item that opens and closes on a tap, also in an HTML file without script: the browser's own details, whose state is the truth.
 * Chromium 67 cannot lay a summary out as a flex box, so that one stands inside.
 */
export function Fold({ look, top, head, opened, onOpen, children }: FoldProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const told = useRef(onOpen);
  told.current = onOpen;

  useEffect(() => {
    if (opened && box.current) box.current.open = true;
    // It may have been opened before the app was there.
    if (box.current?.open) setOpen(true);
  }, [opened]);
  useEffect(() => {
    if (open) told.current?.();
  }, [open]);

  return (
    <details ref={box} className={`fold ${look}`} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="fold-head">
        {top}
        <div className="fold-line">
          {head}
          <i className="fold-caret" />
        </div>
      </summary>
      <div className="fold-body">{children(open)}</div>
    </details>
  );
}
