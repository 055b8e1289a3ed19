import type { Referral } from '../../../../contract/schemas/promotions.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { currency } from '../../../stores/system.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { friends } from '../../../ui/icon/rewards.ts';

const STEPS = ['invite_step_share', 'invite_step_deposit', 'invite_step_claim'] as const;

/** What a friend brings, and what has to be done for it. */
export function InviteHero({ referral: { reward, depositNeeded } }: { referral: Referral }) {
  // Whole units are told without their cents: the figure is large.
  const decimals = /\.00$/.test(reward) ? 0 : 2;
  const shown = { reward: money(reward, currency.value), deposit: money(depositNeeded, currency.value) };
  return (
    <section className="reward-hero invite-hero">
      <span className="reward-hero-art">
        <Icon path={friends} size="xl" />
      </span>
      <div>
        <h2 className="reward-hero-label">{t('invite_head')}</h2>
        <p className="reward-hero-sum">{t('invite_each', { reward: money(reward, currency.value, decimals) })}</p>
      </div>
      <ol className="invite-steps">
        {STEPS.map((step) => (
          <li key={step}>{t(step, shown)}</li>
        ))}
      </ol>
    </section>
  );
}
