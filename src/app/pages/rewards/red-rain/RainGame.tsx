import { useState } from 'react';
import { local } from '../../../device/storage.ts';
import { money } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { caught, chancesLeft, type RainRound, sumOf } from '../../../stores/rewards/red-rain.ts';
import { currency } from '../../../stores/system/system.ts';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { RainField, RainGrid } from './RainEnvelopes.tsx';
import { RainResult } from './RainRound.tsx';
import styles from './RedRain.css';

export interface RainGameProps {
  round: RainRound;
}

/** Storage key of the choice to play without motion. */
const CALM = 'rainCalm';

const wantsCalm = (): boolean => local.get(CALM) === '1' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A round that runs: the rain, or a calm grid of the same envelopes, and what it has brought so far. */
export default function RainGame({ round }: RainGameProps) {
  const [calm, setCalm] = useState(wantsCalm);
  const mine = caught.value;
  const left = chancesLeft.value;
  const done = mine.length >= round.chances;
  const choose = () => {
    local.set(CALM, calm ? undefined : '1');
    setCalm(!calm);
  };
  return (
    <section aria-label={t('title_redRain')}>
      <dl className={`card ${styles.rainHud}`}>
        <div>
          <dt>{t('rain_time')}</dt>
          <dd>
            <Countdown until={round.endsAt} ended={t('rain_over')} />
          </dd>
        </div>
        <div>
          <dt>{t('rain_left')}</dt>
          <dd data-testid="rain-left">{left}</dd>
        </div>
        <div>
          <dt>{t('rain_sum')}</dt>
          <dd className={styles.rainSum}>{money(sumOf(mine), currency.value)}</dd>
        </div>
      </dl>
      {done && <RainResult envelopes={mine} title={t('rain_done')} />}
      {!done && (calm ? <RainGrid round={round} /> : <RainField />)}
      <p className="hide-visually" role="status">
        {mine.length > 0 && t('rain_told', { amount: lastOf(mine), left: plural('rain_left_count', left) })}
      </p>
      {!done && (
        <button type="button" className="btn btn-quiet btn-wide" onClick={choose}>
          {t(calm ? 'rain_moving' : 'rain_calm')}
        </button>
      )}
    </section>
  );
}

const lastOf = (envelopes: typeof caught.value): string =>
  money(envelopes[envelopes.length - 1]?.amount ?? '0', currency.value);
