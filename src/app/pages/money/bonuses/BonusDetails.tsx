import { useEffect } from 'react';
import type { Page } from '../../../../contract/schemas/page.ts';
import type { Bonus } from '../../../../contract/schemas/promotions.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { useRecordAddress } from '../../../features/records/use-record-address.ts';
import { isOpen } from '../../../features/switches/is-open.ts';
import { shortMoment } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { toMinor } from '../../../lib/decimal.ts';
import { activity, go } from '../../../routes/links.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { currency } from '../../../stores/system/system.ts';
import { bonuses, lockedBonus, moreBonuses, openBonuses } from '../../../stores/wallet/bonuses.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { bonusDetails } from '../links.ts';
import { RecordTabs } from '../RecordTabs.tsx';
import styles from './BonusDetails.css';

/** A bonus that ends within this time, in ms, has a countdown. */
const SOON = 48 * 3_600_000;

const shown = (decimal: string): string => money(decimal, currency.value);

/** States that can be chosen; the first is all. */
const STATES = ['', 'process', 'claimed', 'close'] as const;

/** Bonuses (SPEC 7.4): the locked money with the turnover that frees it, and every bonus with its state and its time. */
export default function BonusDetails() {
  const { filters } = useRecordAddress(bonusDetails, ['status'], 1);
  const state = STATES.find((known) => known === filters.status) ?? '';
  useEffect(() => openBonuses(state || undefined), [state]);
  return (
    <div className="page">
      <RecordTabs here={bonusDetails} />
      <LockedBonus />
      <Tabs
        label={t('bonus_states')}
        current={state}
        onPick={(next) => go(next ? `${bonusDetails}?status=${next}` : bonusDetails, { replace: true })}
        items={STATES.map((id) => ({ id, label: t(`bonus_tab_${id || 'all'}`) }))}
      />
      <Loaded
        resource={bonuses}
        title={t('bonus_failed')}
        bones={<LineBones count={5} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <Face
            kind="empty"
            title={t('bonus_empty')}
            {...(isOpen(activity()) && { action: t('bonus_promotions'), onAction: () => go(activity()) })}
          />
        }
        onRetry={() => openBonuses(state || undefined)}
      >
        {(page) => <List page={page} />}
      </Loaded>
    </div>
  );
}

/** The money in the bonus wallet, and how much of its turnover is made. */
function LockedBonus() {
  const wallet = lockedBonus.value.value;
  if (!wallet) return lockedBonus.error.value ? null : <div className={`bone ${styles.bonusBone}`} />;
  const [done, due] = [toMinor(wallet.turnover) ?? 0, toMinor(wallet.wagering) ?? 0];
  return (
    <section className={`card ${styles.bonusLocked}`} aria-label={t('bonus_balance')}>
      <h2 className={styles.bonusQuiet}>{t('bonus_balance')}</h2>
      <p className={`${styles.bonusSum} money`}>{shown(wallet.balance)}</p>
      {due > 0 && (
        <>
          <Progress part={Math.min(1, done / due)} label={t('bonus_turnover')} />
          <p className={styles.bonusQuiet}>
            {t('bonus_made', { done: shown(wallet.turnover), due: shown(wallet.wagering) })}
          </p>
        </>
      )}
      <p className={styles.bonusHint}>{t('bonus_hint')}</p>
    </section>
  );
}

function List({ page }: { page: Page<Bonus> }) {
  const error = bonuses.error.value;
  return (
    <>
      {error && (
        <p className={styles.bonusError} role="alert">
          {t(errorText(error))}
        </p>
      )}
      <ul className={styles.bonusList} aria-label={t('title_bonuses')}>
        {page.list.map((bonus) => (
          <li key={bonus.bonusId}>
            <BonusRow bonus={bonus} />
          </li>
        ))}
      </ul>
      {page.totalPages > 1 && (
        <button type="button" className="btn btn-ghost btn-wide" aria-busy={bonuses.busy.value} onClick={moreBonuses}>
          {t('bonus_more')}
        </button>
      )}
    </>
  );
}

/** The state of a bonus; any other state of the platform counts as `process`. */
const stateOf = ({ status }: Bonus) => (status === 'claimed' || status === 'close' ? status : 'process');

/** One bonus: amount, state, turnover, and when it ends or ended. */
function BonusRow({ bonus }: { bonus: Bonus }) {
  const { title, amount, wagering, turnover } = bonus;
  const state = stateOf(bonus);
  const [done, due] = [toMinor(turnover) ?? 0, toMinor(wagering) ?? 0];
  return (
    <article className={styles.bonus}>
      <div className={styles.bonusLine}>
        <h3 className={`${styles.bonusTitle} ellipsis`}>{title}</h3>
        <b className={styles.bonusAmount}>{shown(amount)}</b>
      </div>
      <div className={styles.bonusLine}>
        <span className={styles.bonusQuiet}>
          <When bonus={bonus} state={state} />
        </span>
        <span className={`${styles.bonusState} ${styles[`bonus-state--${state}`]}`}>{t(`bonus_${state}`)}</span>
      </div>
      {due > 0 && (
        <>
          <Progress part={Math.min(1, done / due)} label={t('bonus_turnover')} />
          <p className={styles.bonusQuiet}>{t('bonus_made', { done: shown(turnover), due: shown(wagering) })}</p>
        </>
      )}
    </article>
  );
}

function When({ bonus, state }: { bonus: Bonus; state: ReturnType<typeof stateOf> }) {
  const { createdAt, expiresAt, endedAt } = bonus;
  if (state !== 'process') {
    return t(state === 'claimed' ? 'bonus_freed_at' : 'bonus_over_at', {
      when: shortMoment(endedAt ?? createdAt),
    });
  }
  if (!expiresAt) return t('bonus_no_end');
  const until = Date.parse(expiresAt);
  if (until - Date.now() > SOON) return t('bonus_until', { when: shortMoment(expiresAt) });
  return (
    <>
      {t('bonus_left')} <Countdown className={styles.bonusClock} until={until} ended={t('bonus_close')} />
    </>
  );
}
