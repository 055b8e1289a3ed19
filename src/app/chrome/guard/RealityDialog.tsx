import { isOpen } from '../../features/switches/is-open.ts';
import { durationText } from '../../i18n/duration.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { gameRecord, go, home } from '../../routes/links.ts';
import { minutesOf, sessionClock } from '../../stores/session/session-clock.ts';
import { signOut } from '../../stores/session/sign-out.ts';
import { currency, hasFeature } from '../../stores/system/system.ts';
import { Modal } from '../../ui/modal/Modal.tsx';
import { PROTECTION } from './ClockStrip.tsx';
import styles from './Reality.css';

interface RealityDialogProps {
  now: number;
  /** The check has been seen. */
  onConfirm: () => void;
}

/** The reality check: how long, how much, and the choice to stop. It is answered, not swept away. */
export default function RealityDialog({ now, onConfirm }: RealityDialogProps) {
  const clock = sessionClock.value.value;
  if (!clock) return null;
  const then = (act: () => void) => () => {
    onConfirm();
    act();
  };
  const leave = () => {
    go(home);
    void signOut();
  };
  const amount = (decimal: string) => money(decimal, currency.value);
  const lost = clock.net.startsWith('-');
  return (
    <Modal open from="centre" label={t('reality_title')} alert>
      <div className={styles.reality}>
        <h2 className={styles.realityTitle}>{t('reality_title')}</h2>
        <p>{t('reality_text', { time: durationText(minutesOf(clock, now)) })}</p>
        <dl className={styles.realitySums}>
          <div>
            <dt>{t('reality_stake')}</dt>
            <dd>{amount(clock.stake)}</dd>
          </div>
          <div>
            <dt>{t('reality_payout')}</dt>
            <dd>{amount(clock.payout)}</dd>
          </div>
          <div>
            <dt>{t('reality_net')}</dt>
            <dd className={lost ? styles.realityLost : styles.realityWon}>{amount(clock.net)}</dd>
          </div>
        </dl>
        <button type="button" className="btn btn-primary btn-wide" onClick={onConfirm}>
          {t('reality_continue')}
        </button>
        <div className={styles.realityRow}>
          {isOpen(gameRecord) && (
            <button type="button" className="btn btn-ghost" onClick={then(() => go(gameRecord))}>
              {t('reality_history')}
            </button>
          )}
          {hasFeature('timeOut') && (
            <button type="button" className="btn btn-ghost" onClick={then(() => go(PROTECTION))}>
              {t('reality_break')}
            </button>
          )}
        </div>
        <button type="button" className="btn btn-quiet btn-wide" onClick={then(leave)}>
          {t('logout')}
        </button>
      </div>
    </Modal>
  );
}
