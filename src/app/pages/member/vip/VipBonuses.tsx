import { useEffect } from 'react';
import type { Vip, VipBonusKind } from '../../../../contract/schemas/vip.ts';
import { shortDay, shortMoment } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { currency } from '../../../stores/system/system.ts';
import { type ClaimEnd, claimVip, settleVip, vipClaiming, vipUnsettled } from '../../../stores/vip/vip-claim.ts';
import { check } from '../../../ui/icon/controls.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { cake, calendarStar, trendUp } from '../../../ui/icon/vip.ts';
import { SectionHead } from '../../../ui/section/SectionHead.tsx';

type Bonus = Vip['bonuses'][number];

const KINDS: Record<VipBonusKind, { icon: string; name: TextKey }> = {
  upgrade: { icon: trendUp, name: 'vip_upgrade' },
  weekly: { icon: calendarStar, name: 'vip_weekly' },
  birthday: { icon: cake, name: 'vip_birthday' },
};

/** Tells how a claim ended. The page itself tells of a claim whose answer was lost. */
function tellClaim(end: ClaimEnd): void {
  if (end && 'paid' in end) showToast('success', 'vip_paid', 3, { amount: money(end.paid, currency.peek()) });
  else if (end?.error.code === 'reward.claimed') showToast('info', 'vip_paid_before', 3);
  else if (end && !end.error.unsettled) showToast('fail', errorText(end.error), 3);
}

/** Asks for the end of a lost claim when the page opens, and whenever the line is back. */
function useSettle(): void {
  useEffect(() => {
    const look = () => void settleVip().then(tellClaim);
    look();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, []);
}

/** The bonuses of the level, each with its state. */
export function VipBonuses({ vip }: { vip: Vip }) {
  useSettle();
  return (
    <section className="vip-section">
      <SectionHead title={t('vip_bonuses')} />
      {vipUnsettled.value && (
        <div className="card vip-unsettled" role="alert">
          <p>{t('vip_unsettled')}</p>
          <button
            type="button"
            className="btn btn-ghost"
            aria-busy={vipClaiming.value !== undefined}
            onClick={() => void settleVip().then(tellClaim)}
          >
            {t('vip_check')}
          </button>
        </div>
      )}
      <ul className="card vip-bonuses">
        {vip.bonuses.map((bonus) => (
          <BonusRow key={bonus.kind} bonus={bonus} vip={vip} />
        ))}
      </ul>
    </section>
  );
}

/** When a bonus can be claimed next. */
function whenText({ kind, nextAt }: Bonus, vip: Vip): string {
  if (kind === 'upgrade') return t('vip_when_upgrade', { level: vip.level + 1 });
  if (nextAt) return t('vip_when', { date: kind === 'birthday' ? shortDay(nextAt) : shortMoment(nextAt) });
  const first = vip.levels.find(({ weeklyBonus }) => Number(weeklyBonus) > 0);
  if (kind === 'weekly' && first) return t('vip_when_level', { name: first.labelName });
  return t('vip_when_birthday');
}

function BonusRow({ bonus, vip }: { bonus: Bonus; vip: Vip }) {
  const { kind, status, amount } = bonus;
  const { icon, name } = KINDS[kind];
  return (
    <li className="vip-bonus">
      <span className="vip-bonus-icon">
        <Icon path={icon} size="md" />
      </span>
      <span className="vip-bonus-text">
        <b>{t(name)}</b>
        {Number(amount) > 0 && <span className="money">{money(amount, currency.value)}</span>}
        {status !== 'claim' && <small>{whenText(bonus, vip)}</small>}
      </span>
      {status === 'claim' && (
        <button
          type="button"
          className="btn btn-gold btn-slim"
          aria-label={`${t('vip_claim')}: ${t(name)}`}
          aria-busy={vipClaiming.value === kind}
          onClick={() => void claimVip(kind).then(tellClaim)}
        >
          {t('vip_claim')}
        </button>
      )}
      {status === 'claimed' && (
        <span className="vip-claimed">
          <Icon path={check} size="sm" />
          {t('vip_claimed')}
        </span>
      )}
    </li>
  );
}
