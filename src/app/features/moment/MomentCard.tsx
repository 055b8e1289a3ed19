import { t } from '../../i18n/texts.ts';
import { fromMinor, toMinor } from '../../lib/decimal.ts';
import type { Moment } from '../../stores/screen/moments.ts';
import { ownMoney, wallet } from '../../stores/wallet/wallet.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { crownFill } from '../../ui/icon/lobby.ts';
import { giftFill } from '../../ui/icon/shell.ts';
import { RollingSum } from '../../ui/roll/RollingSum.tsx';
import styles from './MomentCard.css';

/** What came in or was reached, large, with a burst behind its mark; money also shows the balance on its way to its new value. */
export default function MomentCard({ moment: { kind, title, text, values, before } }: { moment: Moment }) {
  return (
    <div className={styles.moment} data-testid="moment">
      <span className={styles.momentMark} aria-hidden="true">
        <span className={styles.momentBurst} />
        <span className={`${styles.momentBurst} ${styles.momentBurstFar}`} />
        <Icon path={kind === 'level' ? crownFill : giftFill} />
      </span>
      <div className={styles.momentSaid}>
        <b className={kind === 'money' ? `${styles.momentTitle} money` : styles.momentTitle} aria-hidden="true">
          {title}
        </b>
        <p>{t(text, values)}</p>
        {kind === 'money' && <NewBalance before={before} />}
      </div>
    </div>
  );
}

/** The balance, from what it was to what it is; nothing while it is not known. */
function NewBalance({ before }: Pick<Moment, 'before'>) {
  const now = wallet.value.value?.sumBalance;
  if (now === undefined) return null;
  const minor = toMinor(now) ?? 0;
  return (
    <p className={styles.momentBalance}>
      {t('moment_balance')}{' '}
      <RollingSum
        className="money"
        minor={minor}
        from={toMinor(before ?? now) ?? minor}
        write={(sum) => ownMoney(fromMinor(sum))}
      />
    </p>
  );
}
