import './Jackpot.css';
import { Icon } from '../icon/Icon.tsx';
import { crown } from '../icon/sprite.ts';
import { Ticker } from './Ticker.tsx';

export interface JackpotProps {
  /** Written above the amount. */
  title: string;
  /** The amount without decimals, as it is written in the language. */
  text: string;
  /** Small text before the digits: the currency. */
  currency?: string;
}

/** The stage of the jackpot counter: dark and gold in both themes, each digit in its own window. */
export function Jackpot({ title, text, currency }: JackpotProps) {
  return (
    <div className="jackpot">
      <p className="jackpot-title">
        <Icon path={crown} size="sm" />
        <span className="jackpot-name">{title}</span>
        <Icon path={crown} size="sm" />
      </p>
      <div className="jackpot-sum">
        {currency && <span className="jackpot-currency">{currency}</span>}
        <Ticker text={text} label={title} />
      </div>
    </div>
  );
}
