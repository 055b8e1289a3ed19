import type { ReactNode } from 'react';

interface ClaimButtonProps {
  /** What is claimed: read out after the button's text, where several such buttons stand in a list. */
  of?: string;
  /** This very claim is on its way. */
  busy: boolean;
  disabled?: boolean;
  onClaim: () => void;
  /** The button's text; it stands first where figures follow it. */
  text: string;
  children?: ReactNode;
}

/** The gold button that pays something out: as wide as its card, or slim in a row of a list. */
export function ClaimButton({ of, busy, disabled = false, onClaim, text, children }: ClaimButtonProps) {
  return (
    <button
      type="button"
      className={`btn btn-gold ${of === undefined ? 'btn-wide' : 'btn-slim'}`}
      aria-label={of === undefined ? undefined : `${text}: ${of}`}
      aria-busy={busy}
      disabled={disabled}
      onClick={onClaim}
    >
      {text}
      {children}
    </button>
  );
}
