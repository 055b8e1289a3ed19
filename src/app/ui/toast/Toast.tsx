import './Toast.css';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleFill, crossCircleFill, infoFill, wifiSlash } from '../icon/paths.ts';

export type ToastKind = 'success' | 'fail' | 'info' | 'offline' | 'loading';

const MARKS: Record<Exclude<ToastKind, 'loading'>, string> = {
  success: checkCircleFill,
  fail: crossCircleFill,
  info: infoFill,
  offline: wifiSlash,
};

export interface ToastProps {
  /** Changes with every message, so that the same text said again comes in again. */
  id?: string | number | undefined;
  kind: ToastKind;
  /** '' shows nothing. */
  text: string;
}

/**
 * One short message over the page (SPEC section 9 gives the seconds; who shows it counts them). Keep it in the document without
 * a text as well: a live region that appears together with its message is not read out.
 */
export function Toast({ id, kind, text }: ToastProps) {
  return (
    <div className="toast-dock" role="status" aria-live={kind === 'fail' ? 'assertive' : 'polite'}>
      {text && (
        <div key={id ?? text} className={`toast toast-${kind}`}>
          {kind === 'loading' ? <span className="toast-wheel" /> : <Icon path={MARKS[kind]} size="md" />}
          <span className="toast-text">{text}</span>
        </div>
      )}
    </div>
  );
}
