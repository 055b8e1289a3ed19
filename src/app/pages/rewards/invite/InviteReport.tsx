import type { Referral } from '../../../../contract/schemas/promotions.ts';
import { integer, money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { go, rewardCenter } from '../../../routes/links.ts';
import { currency, hasFeature } from '../../../stores/system.ts';

/** What the invitations have brought so far. */
export function InviteReport({ referral: { invited, qualified, earned } }: { referral: Referral }) {
  return (
    <section className="card invite-report">
      <dl className="invite-sums">
        <div>
          <dt>{t('invite_invited')}</dt>
          <dd>{integer(invited)}</dd>
        </div>
        <div>
          <dt>{t('invite_qualified')}</dt>
          <dd>{integer(qualified)}</dd>
        </div>
        <div>
          <dt>{t('invite_earned')}</dt>
          <dd className="money">{money(earned, currency.value)}</dd>
        </div>
      </dl>
      {hasFeature('rewardCenter') && (
        <button type="button" className="btn btn-ghost btn-wide" onClick={() => go(rewardCenter)}>
          {t('invite_to_rewards')}
        </button>
      )}
    </section>
  );
}
