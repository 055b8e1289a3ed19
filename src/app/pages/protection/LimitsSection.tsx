import { useState } from 'react';
import type { LimitKind, LimitPeriod, PlayLimit } from '../../../contract/schemas/protection.ts';
import { useAct } from '../../features/forms/use-act.ts';
import { lazy } from '../../features/loading/lazy.ts';
import { Sheet } from '../../features/loading/Sheet.tsx';
import { bracketed } from '../../i18n/brackets.ts';
import { longMoment } from '../../i18n/dates.ts';
import { t } from '../../i18n/texts.ts';
import { keepLimitAsIs, limitText } from '../../stores/protection/protection.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { depositIn, lossDown, stakes, timer } from '../../ui/icon/protection.ts';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { usedShare } from './limit-rules.ts';
import styles from './Protection.css';

const LimitSheet = lazy(() => import('./LimitSheet.tsx'), { texts: ['protectionSheets'] });

const PERIODS: readonly LimitPeriod[] = ['day', 'week', 'month'];

/** The period that has a limit already, the shortest first. */
const firstPeriod = (limits: readonly PlayLimit[]): LimitPeriod =>
  PERIODS.find((period) => limits.some((one) => one.period === period && one.amount)) ?? 'day';

interface LimitsSectionProps {
  limits: readonly PlayLimit[];
  /** How long a higher limit has to wait. */
  hours: number;
}

/** Limits of a period, one row for each kind that the app has words for. */
export function LimitsSection({ limits: all, hours }: LimitsSectionProps) {
  const limits = all.filter(({ kind }) => KINDS.includes(kind));
  const [period, setPeriod] = useState(() => firstPeriod(limits));
  const [edited, setEdited] = useState<PlayLimit>();
  const label = (one: LimitPeriod): string => {
    const count = limits.filter((limit) => limit.period === one && limit.amount).length;
    return count > 0 ? bracketed(t(`limits_${one}`), count) : t(`limits_${one}`);
  };
  return (
    <section className={`card ${styles.protectCard}`}>
      <h2>{t('limits_title')}</h2>
      <p className={styles.protectHint}>{t('limits_wait_hint', { hours })}</p>
      <Segmented
        name="period"
        label={t('limits_period')}
        value={period}
        onChange={setPeriod}
        options={PERIODS.map((id) => ({ id, label: label(id) }))}
      />
      <ul>
        {limits
          .filter((limit) => limit.period === period)
          .map((limit) => (
            <LimitRow key={limit.kind} limit={limit} onEdit={() => setEdited(limit)} />
          ))}
      </ul>
      {edited && <Sheet of={LimitSheet} props={{ limit: edited, hours, onClose: () => setEdited(undefined) }} />}
    </section>
  );
}

const ICONS: Record<LimitKind, string> = { deposit: depositIn, loss: lossDown, stake: stakes, time: timer };

/** A newer platform may have others: what they count is not known here. */
const KINDS = Object.keys(ICONS);

/** One limit: what is used of it, until when, what waits, and the way to change it. */
function LimitRow({ limit, onEdit }: { limit: PlayLimit; onEdit: () => void }) {
  const { kind, amount, used, resetsAt, pending } = limit;
  const name = t(`limit_${kind}`);
  const share = usedShare(limit);
  const spent = limitText(kind, used);
  return (
    <li className={styles.limit}>
      <span className={styles.limitIcon}>
        <Icon path={ICONS[kind]} size="md" />
      </span>
      <div className={styles.limitWhat}>
        <h3 className={styles.limitName}>{name}</h3>
        <p className={styles.limitFigures}>
          {amount
            ? t('limit_used', { used: spent, limit: limitText(kind, amount) })
            : t('limit_used_plain', { used: spent })}
        </p>
      </div>
      <button
        type="button"
        className={amount ? 'btn btn-ghost btn-slim' : 'btn btn-quiet btn-slim'}
        aria-label={t('limit_change_named', { name })}
        aria-haspopup="dialog"
        onClick={onEdit}
      >
        {t(amount ? 'limit_change' : 'limit_set')}
      </button>
      {amount && (
        <div className={styles.limitMore}>
          <span className={share < 1 ? styles.limitBar : `${styles.limitBar} ${styles.limitFull}`}>
            <span className={styles.limitFill} style={{ transform: `scaleX(${share})` }} />
          </span>
          <p className={styles.limitSmall}>{t('limit_resets', { at: longMoment(resetsAt) })}</p>
        </div>
      )}
      {pending && <Pending limit={limit} pending={pending} />}
    </li>
  );
}

/** A change that waits, and the way to take it back. */
function Pending({ limit, pending }: { limit: PlayLimit; pending: NonNullable<PlayLimit['pending']> }) {
  const keep = useAct(async () => {
    await keepLimitAsIs(limit);
    showToast('success', 'limit_kept');
  });
  const at = longMoment(pending.effectiveAt);
  return (
    <div className={styles.limitPending}>
      <p>
        {pending.amount
          ? t('limit_waiting_raise', { amount: limitText(limit.kind, pending.amount), at })
          : t('limit_waiting_removal', { at })}
      </p>
      <button type="button" className={styles.limitKeep} aria-busy={keep.busy} onClick={keep.run}>
        {t('limit_keep')}
      </button>
    </div>
  );
}
