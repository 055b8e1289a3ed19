import { Icon } from '../icon/Icon.tsx';
import { crown } from '../icon/sprite.ts';
import styles from './Jackpot.css';
import { Ticker, type TickerProps } from './Ticker.tsx';

export interface JackpotProps extends TickerProps {
  /** Written above the amount. */
  title: string;
  /** Small text before the digits: the currency. */
  currency?: string;
}

/** The stage of the jackpot counter: dark and gold in both themes, each digit in its own window. */
export function Jackpot({ title, currency, ...ticker }: JackpotProps) {
  return (
    <div className={styles.jackpot}>
      <p className={styles.jackpotTitle}>
        <Icon path={crown} size="sm" />
        <span className={styles.jackpotName}>{title}</span>
        <Icon path={crown} size="sm" />
      </p>
      <div className={styles.jackpotSum}>
        {currency && <span className={styles.jackpotCurrency}>{currency}</span>}
        <Ticker {...ticker} />
      </div>
    </div>
  );
}
