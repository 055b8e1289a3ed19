import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import type { RainRound } from '../../../stores/red-rain.ts';
import { currency } from '../../../stores/system.ts';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { envelope } from '../../../ui/icon/rewards.ts';

interface RainWaitProps {
  round: RainRound | undefined;
  /** It has ended, and the next one is not known yet. */
  over: boolean;
}

/** Before a round: how long it takes, and what it holds. */
export function RainWait({ round, over }: RainWaitProps) {
  if (!round) return <Face kind="soon" icon={envelope} title={t('rain_none')} text={t('rain_none_text')} />;
  return (
    <section className="reward-hero rain-hero">
      <span className="reward-hero-art">
        <Icon path={envelope} size="xl" />
      </span>
      <div>
        <h2 className="reward-hero-label">{t(over ? 'rain_over' : 'rain_next')}</h2>
        {over ? (
          <span className="rain-clock">–</span>
        ) : (
          <Countdown className="rain-clock" until={round.startsAt} ended={t('rain_starting')} />
        )}
      </div>
      <dl className="rain-facts">
        <div>
          <dt>{t('rain_pool')}</dt>
          <dd className="money">{money(round.pool, currency.value)}</dd>
        </div>
        <div>
          <dt>{t('rain_most')}</dt>
          <dd className="money">{money(round.maxAmount, currency.value)}</dd>
        </div>
        <div>
          <dt>{t('rain_chances')}</dt>
          <dd>{round.chances}</dd>
        </div>
      </dl>
    </section>
  );
}
