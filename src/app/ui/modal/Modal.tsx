import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addLayer } from '../../lib/layers.ts';
import { motionAllowed } from '../../lib/motion.ts';
import { isolate, trapTab } from './isolate.ts';
import styles from './Modal.css';

/** ms that a sheet takes to leave: the token --calm. */
const LEAVING = 240;

export interface ModalProps {
  open: boolean;
  /** From which edge it comes; `centre` for dialogs. */
  from: 'left' | 'right' | 'bottom' | 'centre';
  /** Name for screen readers. */
  label: string;
  /** A dialog that must be answered. */
  alert?: boolean;
  /** Escape, the phone's Back, or a tap outside; without it the modal can only be left by what it holds. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** Whether the modal is in the document: it stays a moment after closing, to leave as it came. */
function usePresence(open: boolean): boolean {
  const [present, setPresent] = useState(open);
  useEffect(() => {
    if (open) {
      setPresent(true);
      return;
    }
    const timer = setTimeout(() => setPresent(false), motionAllowed() ? LEAVING : 0);
    return () => clearTimeout(timer);
  }, [open]);
  return open || present;
}

/** The phone's Back and the Escape key close it; one that must be answered stays. */
function useBack(open: boolean, onClose: ModalProps['onClose']): void {
  const newest = useRef(onClose);
  useLayoutEffect(() => {
    newest.current = onClose;
  });
  useLayoutEffect(() => (open ? addLayer(() => newest.current?.()) : undefined), [open]);
}

/**
 * What drawers and dialogs share: a veil, one panel, the focus kept inside and given back afterwards, Escape, Back, and a page behind
 * that neither scrolls nor speaks. Render it beside the page, not inside anything that is transformed.
 */
export function Modal({ open, from, label, alert = false, onClose, children }: ModalProps) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const present = usePresence(open);
  useBack(open, onClose);

  // After the paint: to move the focus lays the page out, which a tap would wait for.
  useEffect(() => {
    if (!open || !root.current) return;
    const before = document.activeElement;
    const release = isolate(root.current);
    panel.current?.focus();
    return () => {
      release();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);

  // What had the focus may have gone from the panel, as a form does for its result: the keyboard stays with the panel.
  useEffect(() => {
    if (open && document.activeElement === document.body) panel.current?.focus();
  });

  if (!present) return null;
  const voice = { role: alert ? 'alertdialog' : 'dialog', 'aria-modal': true, 'aria-label': label };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab' && panel.current) trapTab(panel.current, event);
  };
  return (
    <div ref={root} className={`${styles.modal} ${styles[`modal--${from}`]}${open ? '' : ` ${styles.modalLeaving}`}`}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it for the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: screen readers use what is in the panel */}
      <div className={styles.modalVeil} onClick={onClose} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a dialog by the role that is spread in */}
      <div ref={panel} className={styles.modalPanel} tabIndex={-1} onKeyDown={onKeyDown} {...voice}>
        {children}
      </div>
    </div>
  );
}
