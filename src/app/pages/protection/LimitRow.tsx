import { useState } from 'react';
import type { LimitKind, PlayLimit } from '../../../contract/schemas/protection.ts';
import { longMoment } from '../../i18n/dates.ts';
import { t } from '../../i18n/texts.ts';
import { failureOf } from '../../stores/error-text.ts';
import { keepLimitAsIs, limitText } from '../../stores/protection.ts';
import { showToast } from '../../stores/toasts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { depositIn, lossDown, stakes, timer } from '../../ui/icon/protection.ts';
import { usedShare } from './limit-rules.ts';

const ICONS: Record<LimitKind, string> = { deposit: depositIn, loss: lossDown, stake: stakes, time: timer };

/** One limit: what is used of it, until when, what waits, and the way to change it. */
export function LimitRow({ limit, onEdit }: { limit: PlayLimit; onEdit: () => void }) {
  const { kind, amount, used, resetsAt, pending } = limit;
  const name = t(`limit_${kind}`);
  const share = usedShare(limit);
  const spent = limitText(kind, used);
  return (
    <li className="limit">
      <span className="limit-icon">
        <Icon path={ICONS[kind]} size="md" />
      </span>
      <div className="limit-what">
        <h3 className="limit-name">{name}</h3>
        <p className="limit-figures">
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
        <div className="limit-more">
          <span className={share < 1 ? 'limit-bar' : 'limit-bar limit-full'}>
            <span className="limit-fill" style={{ transform: `scaleX(${share})` }} />
          </span>
          <p className="limit-small">{t('limit_resets', { at: longMoment(resetsAt) })}</p>
        </div>
      )}
      {pending && <Pending limit={limit} pending={pending} />}
    </li>
  );
}

/** A change that waits, and the way to take it back. */
function Pending({ limit, pending }: { limit: PlayLimit; pending: NonNullable<PlayLimit['pending']> }) {
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await keepLimitAsIs(limit);
      showToast('success', 'limit_kept');
    } catch (thrown) {
      const { toast, text } = failureOf(thrown);
      showToast(toast, text, 3);
      setBusy(false);
    }
  };
  const at = longMoment(pending.effectiveAt);
  return (
    <div className="limit-pending">
      <p>
        {pending.amount
          ? t('limit_waiting_raise', { amount: limitText(limit.kind, pending.amount), at })
          : t('limit_waiting_removal', { at })}
      </p>
      <button type="button" className="limit-keep" aria-busy={busy} onClick={() => void keep()}>
        {t('limit_keep')}
      </button>
    </div>
  );
}
