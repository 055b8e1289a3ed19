import './MovementRow.css';
import { Icon } from '../../ui/icon/Icon.tsx';

interface MovementRowProps {
  icon: string;
  /** Money came in: the icon is green. */
  gained: boolean;
  name: string;
  when: string;
  amount: string;
  /** Class of the amount beside its own. */
  amountClass?: string;
  /** Below the amount: the balance afterwards, and what screen readers call it. */
  balance?: { label: string; amount: string };
  onPress: () => void;
}

/** Height of a row in px; MovementRow.css says the same. */
export const MOVEMENT_ROW = 68;

/** A movement of money in a record; a tap opens all of it. */
export function MovementRow({
  icon,
  gained,
  name,
  when,
  amount,
  amountClass = '',
  balance,
  onPress,
}: MovementRowProps) {
  return (
    <button type="button" className="record-row" aria-haspopup="dialog" onClick={onPress}>
      <span className={gained ? 'record-icon record-icon-in' : 'record-icon'}>
        <Icon path={icon} size="md" />
      </span>
      <span className="record-what">
        <span className="record-name ellipsis">
          <bdi>{name}</bdi>
        </span>
        <span className="record-when ellipsis">{when}</span>
      </span>
      <span className="record-figures">
        <span className={`record-amount ${amountClass}`}>{amount}</span>
        {balance && (
          <span className="record-after">
            <span className="hide-visually">{balance.label} </span>
            {balance.amount}
          </span>
        )}
      </span>
    </button>
  );
}
