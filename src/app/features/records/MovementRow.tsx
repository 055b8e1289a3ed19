import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './MovementRow.css';

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
    <button type="button" className={styles.recordRow} aria-haspopup="dialog" onClick={onPress}>
      <span className={gained ? `${styles.recordIcon} ${styles.recordIconIn}` : styles.recordIcon}>
        <Icon path={icon} size="md" />
      </span>
      <span className={styles.recordWhat}>
        <span className={`${styles.recordName} ellipsis`}>
          <bdi>{name}</bdi>
        </span>
        <span className={`${styles.recordWhen} ellipsis`}>{when}</span>
      </span>
      <span className={styles.recordFigures}>
        <span className={`${styles.recordAmount} ${amountClass}`}>{amount}</span>
        {balance && (
          <span className={styles.recordAfter}>
            <span className="hide-visually">{balance.label} </span>
            {balance.amount}
          </span>
        )}
      </span>
    </button>
  );
}
