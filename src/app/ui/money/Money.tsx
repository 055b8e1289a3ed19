import './Money.css';

export interface MoneyProps {
  /** The amount as it is written in the language: "R$ 1.234,56". */
  text: string;
  /** Hidden or being refreshed: every digit becomes an asterisk, so that nothing moves (SPEC 2.9). */
  masked?: boolean;
  /** 14, 16 (default), 20 or 28 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Read instead of a row of asterisks. */
  maskedLabel?: string;
}

/** Money in gold, its digits equally wide. */
export function Money({ text, masked = false, size = 'md', maskedLabel }: MoneyProps) {
  if (!masked) return <span className={`money money-${size}`}>{text}</span>;
  return (
    <span className={`money money-${size}`}>
      <span aria-hidden={maskedLabel !== undefined}>{text.replace(/\d/g, '*')}</span>
      {maskedLabel && <span className="hide-visually">{maskedLabel}</span>}
    </span>
  );
}
