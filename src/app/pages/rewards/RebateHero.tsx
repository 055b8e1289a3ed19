import type { Rebate } from '../../../contract/schemas/rewards.ts';
import { shortMoment } from '../../i18n/dates.ts';
import { money } from '../../i18n/format.ts';
import { t } from '../../i18n/texts.ts';
import { toMinor } from '../../lib/decimal.ts';
import { go, vipPath } from '../../routes/links.ts';
import { claimAllRebate, rebateClaim } from '../../stores/rebate.ts';
import { currency, hasMenu } from '../../stores/system.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { percent } from '../../ui/icon/rewards.ts';
import { tellRebate } from './tell-rebate.ts';

/** What waits, since when, and the claim; less than the platform pays out waits on. */
export function RebateHero({ rebate }: { rebate: Rebate }) {
  const { total, minimum, since, level, levelName } = rebate;
  const enough = (toMinor(total) ?? 0) >= Math.max(1, toMinor(minimum) ?? 0);
  return (
    <section className="reward-hero">
      <span className="reward-hero-art">
        <Icon path={percent} />
      </span>
      <div>
        <h2 className="reward-hero-label">{t('rebate_total')}</h2>
        <p className="reward-hero-sum">{money(total, currency.value)}</p>
        <p className="reward-hero-label">{t('rebate_since', { date: shortMoment(since) })}</p>
        {hasMenu('VIP') && (
          <button type="button" className="rebate-level" onClick={() => go(vipPath)}>
            <b>{t('rebate_level', { level, name: levelName })}</b>
            <span>{t('rebate_more')} ›</span>
          </button>
        )}
      </div>
      <button
        type="button"
        className="btn btn-gold btn-wide"
        disabled={!enough}
        aria-busy={rebateClaim.claiming.value !== undefined}
        onClick={() => void claimAllRebate().then(tellRebate)}
      >
        {enough ? t('rebate_claim') : t('rebate_minimum', { amount: money(minimum, currency.value) })}
      </button>
    </section>
  );
}
