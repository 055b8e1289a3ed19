import { useEffect } from 'react';
import type { Announcement } from '../../../../contract/schemas/announcements.ts';
import type { PromotionState } from '../../../../contract/schemas/promotions.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import {
  isClaimOpen,
  promotionBusy,
  promotionLost,
  promotionStates,
  stateOf,
} from '../../../stores/promotions/promotion-states.ts';
import { signedIn } from '../../../stores/session/session.ts';
import { currency } from '../../../stores/system/system.ts';
import { Press } from '../../../ui/press/Press.tsx';
import styles from './Promotions.css';
import { actOn, type FootButton, guestButton, labelOf, memberButton, settle, wayOf } from './promotion-button.ts';

function settleOpen(): void {
  if (isClaimOpen()) settle();
}

/** Asks how the member stands whenever a page of promotions opens, and how an open claim ended. */
export function useStanding(): void {
  const member = signedIn.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member stands elsewhere
  useEffect(() => {
    if (signedIn.peek()) void promotionStates.load();
    settleOpen();
    addEventListener('online', settleOpen);
    return () => removeEventListener('online', settleOpen);
  }, [member]);
}

interface PromotionFootProps {
  promotion: Announcement;
  /** The address to come back to after a login. */
  back: string;
}

/** How the reader stands with a promotion, and its one button; the same height in every state. */
export function PromotionFoot({ promotion, back }: PromotionFootProps) {
  const state = signedIn.value ? stateOf(promotion.id) : undefined;
  return (
    <div className={styles.promosFoot}>
      {signedIn.value && !state ? <Unknown /> : <Known promotion={promotion} state={state} back={back} />}
    </div>
  );
}

/** Nobody knows yet how the member stands, or it could not be asked. */
function Unknown() {
  if (!promotionStates.error.value) return <i className={`bone ${styles.promosFootBone}`} />;
  return (
    <button
      type="button"
      className={`btn btn-ghost ${styles.promosAct}`}
      aria-busy={promotionStates.busy.value}
      onClick={() => void promotionStates.load()}
    >
      {t('retry')}
    </button>
  );
}

function Known({ promotion, state, back }: PromotionFootProps & { state: PromotionState | undefined }) {
  const { id, title } = promotion;
  const busy = promotionBusy.value === id;
  if (promotionLost.value === id) {
    return (
      <>
        <p className={styles.promosStand} role="alert">
          {t('activity_unsettled')}
        </p>
        <button type="button" className={`btn btn-ghost ${styles.promosAct}`} aria-busy={busy} onClick={settle}>
          {t('activity_check')}
        </button>
      </>
    );
  }
  const button = state ? memberButton(state) : guestButton(promotion);
  if (!button) return <p className={`${styles.promosStand} ${styles.promosReason}`}>{t('type_reject')}</p>;
  const way = wayOf(button.act, id, back);
  return (
    <>
      {state && <Standing state={state} told={button.act === undefined} />}
      {/* On its own page a promotion's details are read already. */}
      {button.act && way !== back && (
        <Press
          className={`btn ${look(button)} ${styles.promosAct}`}
          href={way}
          aria-busy={busy}
          aria-label={`${t(button.text)}: ${title}`}
          onPress={() => actOn(button.act, id, back)}
        >
          {t(button.text)}
        </Press>
      )}
      {!button.act && (
        <button type="button" className={`btn ${styles.promosAct}`} disabled>
          {t(button.text)}
        </button>
      )}
    </>
  );
}

function look({ act }: FootButton): string {
  if (act === 'claim') return 'btn-gold';
  return act === 'open' || act === 'detail' ? 'btn-ghost' : 'btn-primary';
}

/** The text beside the button: how far, how much, why not. `told` when the button names the status itself. */
function Standing({ state, told }: { state: PromotionState; told: boolean }) {
  const { status, action, amount, turnover, turnoverNeeded, reason } = state;
  const shown = (decimal: string) => money(decimal, currency.value);
  const name = labelOf(status);
  if (turnover && turnoverNeeded) {
    const text = t('activity_progress', { done: shown(turnover), needed: shown(turnoverNeeded) });
    return (
      <div className={styles.promosStand}>
        {name && !told && <b>{t(name)}</b>}
        <i className={styles.promosBar}>
          <i
            style={{
              transform: `translateX(${Math.min(100, (100 * Number(turnover)) / Number(turnoverNeeded)) - 100}%)`,
            }}
          />
        </i>
        <small>{text}</small>
      </div>
    );
  }
  if (reason) return <p className={`${styles.promosStand} ${styles.promosReason}`}>{reason}</p>;
  const label = name && !told && status !== action && action !== 'apply' && action !== 'deposit';
  if (!label && !amount) return null;
  return (
    <p className={styles.promosStand}>
      {label && <b>{t(name)}</b>}
      {amount && (
        <span className={styles.promosAmount}>
          {action === 'apply' ? t('activity_up_to', { amount: shown(amount) }) : shown(amount)}
        </span>
      )}
    </p>
  );
}
