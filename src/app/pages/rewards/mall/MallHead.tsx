import { integer, money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { fromMinor } from '../../../lib/decimal.ts';
import { go } from '../../../routes/links.ts';
import { errorText } from '../../../stores/error-text.ts';
import { mallAccount } from '../../../stores/mall.ts';
import { currency, hasFeature } from '../../../stores/system.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { shop } from '../../../ui/icon/rewards.ts';
import { rebatePath } from '../reward-screens.ts';

/** The member's points, what they are worth, and how there will be more. */
export function MallHead() {
  const account = mallAccount.value.value;
  const error = mallAccount.error.value;
  const worth = account && fromMinor(Math.floor((account.points * 100) / account.pointsPerUnit));
  return (
    <section className="reward-hero mall-hero">
      <span className="reward-hero-art">
        <Icon path={shop} size="xl" />
      </span>
      <div>
        <h2 className="reward-hero-label">{t('mall_yours')}</h2>
        <p className="reward-hero-sum" data-testid="mall-points">
          {account ? integer(account.points) : '–'}
        </p>
        <p className="mall-worth">
          {worth && t('mall_worth', { amount: money(worth, currency.value) })}
          {!account && error && t(errorText(error))}
        </p>
      </div>
      <div className="mall-ways">
        <p className="mall-how">
          {account && t('mall_how', { amount: money(account.turnoverPerPoint, currency.value) })}
        </p>
        {hasFeature('rebate') && (
          <button type="button" className="btn btn-slim mall-rebate" onClick={() => go(rebatePath)}>
            {t('title_rebate')}
          </button>
        )}
      </div>
    </section>
  );
}
