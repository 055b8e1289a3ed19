import './layout.css';
import './BonusDetails.css';
import { useEffect } from 'react';

import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { toMinor } from '../../lib/decimal.ts';
import { activity, go } from '../../routes/links.ts';
import { bonuses, lockedBonus, moreBonuses, openBonuses } from '../../stores/bonuses.ts';
import { errorText } from '../../stores/error-text.ts';
import { currency } from '../../stores/system.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { Progress } from '../../ui/progress/Progress.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { BonusRow } from './BonusRow.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { bonusDetails } from './record-links.ts';
import { useRecordAddress } from './use-record-address.ts';

/** States that can be chosen; the first is all. */
const STATES = ['', 'process', 'claimed', 'close'] as const;

/** Bonuses (SPEC 7.4): what waits in the bonus wallet and the turnover that frees it, and every bonus with its state and its time. */
export default function BonusDetails() {
  const { filters } = useRecordAddress(bonusDetails, ['status'], 1);
  const state = STATES.find((known) => known === filters.status) ?? '';
  useEffect(() => openBonuses(state || undefined), [state]);
  return (
    <div className="money-page">
      <RecordTabs here={bonusDetails} />
      <Locked />
      <Tabs
        label={t('bonus_states')}
        current={state}
        onPick={(next) => go(next ? `${bonusDetails}?status=${next}` : bonusDetails, { replace: true })}
        items={STATES.map((id) => ({ id, label: t(`bonus_tab_${id || 'all'}`) }))}
      />
      <List onRetry={() => openBonuses(state || undefined)} />
    </div>
  );
}

/** What waits in the bonus wallet, and how much of its turnover is made. */
function Locked() {
  const wallet = lockedBonus.value.value;
  const shown = (decimal: string) => money(decimal, currency.value);
  if (!wallet) return lockedBonus.error.value ? null : <div className="bone bonus-bone" />;
  const [done, due] = [toMinor(wallet.turnover) ?? 0, toMinor(wallet.wagering) ?? 0];
  return (
    <section className="card bonus-locked" aria-label={t('bonus_balance')}>
      <h2 className="bonus-quiet">{t('bonus_balance')}</h2>
      <p className="bonus-sum money">{shown(wallet.balance)}</p>
      {due > 0 && (
        <>
          <Progress part={Math.min(1, done / due)} label={t('bonus_turnover')} />
          <p className="bonus-quiet">
            {t('bonus_made', { done: shown(wallet.turnover), due: shown(wallet.wagering) })}
          </p>
        </>
      )}
      <p className="bonus-hint">{t('bonus_hint')}</p>
    </section>
  );
}

function List({ onRetry }: { onRetry: () => void }) {
  const shown = bonuses.value.value;
  const error = bonuses.error.value;
  const busy = bonuses.busy.value;
  if (!shown) {
    if (!error) return <LineBones count={5} />;
    return (
      <Face
        kind={error.kind === 'offline' ? 'offline' : 'error'}
        title={t('bonus_failed')}
        text={t(errorText(error))}
        action={t('retry')}
        onAction={onRetry}
        busy={busy}
      />
    );
  }
  if (shown.list.length === 0) {
    return (
      <Face kind="empty" title={t('bonus_empty')} action={t('bonus_promotions')} onAction={() => go(activity())} />
    );
  }
  return (
    <>
      {error && (
        <p className="bonus-error" role="alert">
          {t(errorText(error))}
        </p>
      )}
      <ul className="bonus-list" aria-label={t('title_bonuses')}>
        {shown.list.map((bonus) => (
          <li key={bonus.bonusId}>
            <BonusRow bonus={bonus} />
          </li>
        ))}
      </ul>
      {shown.totalPages > 1 && (
        <button type="button" className="btn btn-ghost btn-wide" aria-busy={busy} onClick={moreBonuses}>
          {t('bonus_more')}
        </button>
      )}
    </>
  );
}
