import type { Vip, VipBonusKind } from '../../../../contract/schemas/vip.ts';
import { ClaimButton } from '../../../features/claims/ClaimButton.tsx';
import { tellClaim } from '../../../features/claims/tell-claim.ts';
import { UnsettledClaim, useSettle } from '../../../features/claims/UnsettledClaim.tsx';
import { longDay, shortMoment } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { currency } from '../../../stores/system/system.ts';
import { claimVip, settleVip, vipClaim } from '../../../stores/vip/vip-claim.ts';
import { check } from '../../../ui/icon/controls.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { cake, calendarStar, coins, trendUp } from '../../../ui/icon/vip.ts';
import { SectionHead } from '../../../ui/section/SectionHead.tsx';
import styles from './Vip.css';

type Bonus = Vip['bonuses'][number];

const KINDS: Record<VipBonusKind, { icon: string; name: TextKey }> = {
  upgrade: { icon: trendUp, name: 'vip_upgrade' },
  weekly: { icon: calendarStar, name: 'vip_weekly' },
  birthday: { icon: cake, name: 'vip_birthday' },
};

/** What is known of a kind, which may be any word of the platform's. */
const knownOf = (kind: VipBonusKind) => (Object.keys(KINDS).includes(kind) ? KINDS[kind] : undefined);

/** Tells how a claim ended. */
const tellVip = (end: Awaited<ReturnType<typeof claimVip>>): void =>
  tellClaim(end, vipClaim, { 'reward.claimed': 'vip_paid_before' });

/** The bonuses of the level, each with its state. */
export function VipBonuses({ vip }: { vip: Vip }) {
  const check = useSettle(settleVip, tellVip);
  return (
    <section className={styles.vipSection}>
      <SectionHead title={t('vip_bonuses')} />
      <UnsettledClaim claim={vipClaim} onCheck={check} />
      <ul className={`card ${styles.vipBonuses}`}>
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
  if (nextAt)
    return t('vip_when', {
      date: kind === 'birthday' ? longDay(nextAt) : shortMoment(nextAt),
    });
  const first = vip.levels.find(({ weeklyBonus }) => Number(weeklyBonus) > 0);
  if (kind === 'weekly' && first) return t('vip_when_level', { name: first.labelName });
  return kind === 'birthday' ? t('vip_when_birthday') : '';
}

function BonusRow({ bonus, vip }: { bonus: Bonus; vip: Vip }) {
  const { kind, status, amount } = bonus;
  const known = knownOf(kind);
  // A kind that this version does not know is called as the platform calls it.
  const name = known ? t(known.name) : kind;
  return (
    <li className={styles.vipBonus}>
      <span className={styles.vipBonusIcon}>
        <Icon path={known?.icon ?? coins} size="md" />
      </span>
      <span className={styles.vipBonusText}>
        <b>{name}</b>
        {Number(amount) > 0 && <span className="money">{money(amount, currency.value)}</span>}
        {status !== 'claim' && <small>{whenText(bonus, vip)}</small>}
      </span>
      {status === 'claim' && (
        <ClaimButton
          text={t('vip_claim')}
          of={name}
          busy={vipClaim.claiming.value?.kind === kind}
          onClaim={() => void claimVip(kind).then(tellVip)}
        />
      )}
      {status === 'claimed' && (
        <span className={styles.vipClaimed}>
          <Icon path={check} size="sm" />
          {t('vip_claimed')}
        </span>
      )}
    </li>
  );
}
