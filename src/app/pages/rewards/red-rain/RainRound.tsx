import { useEffect, useState } from 'react';
import type { RedEnvelope } from '../../../../contract/schemas/rewards.ts';
import { money } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { type RainRound, rain, sumOf } from '../../../stores/rewards/red-rain.ts';
import { currency } from '../../../stores/system/system.ts';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { envelope } from '../../../ui/icon/rewards.ts';
import { SectionHead } from '../../../ui/section/SectionHead.tsx';
import { HeroCard } from '../RewardPage.tsx';
import rewardsStyles from '../rewards.css';
import redRainStyles from './RedRain.css';

type RainPhase = 'none' | 'waiting' | 'running' | 'over';

/** Phones ask for the next round at a random moment within so many ms of the end, so that they do not all ask at once. */
const SPREAD = 1200;

/** Where the round stands on the phone's clock. Draws again when it begins and when it ends, and then asks for the next one. */
export function useRainPhase(): RainPhase {
  const round = rain.value.value?.round;
  const [, draw] = useState(0);
  const { startsAt = 0, endsAt = 0 } = round ?? {};
  const now = Date.now();
  const phase = phaseAt(now, startsAt, endsAt);

  useEffect(() => {
    if (phase === 'none') return;
    let next: ReturnType<typeof setTimeout> | undefined;
    const at = phase === 'waiting' ? startsAt : endsAt;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(turned, Math.max(0, at - Date.now()));
    };
    const turned = () => {
      draw((turn) => turn + 1);
      if (Date.now() < endsAt) return;
      clearTimeout(next);
      next = setTimeout(() => void rain.load(), Math.random() * SPREAD);
    };
    const look = () => {
      wait();
      if (!document.hidden) turned();
    };
    wait();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      clearTimeout(next);
      document.removeEventListener('visibilitychange', look);
    };
  }, [phase, startsAt, endsAt]);
  return phase;
}

function phaseAt(now: number, startsAt: number, endsAt: number): RainPhase {
  if (endsAt === 0) return 'none';
  if (now < startsAt) return 'waiting';
  return now < endsAt ? 'running' : 'over';
}

interface RainWaitProps {
  round: RainRound | undefined;
  /** It has ended, and the next one is not known yet. */
  over: boolean;
}

/** Before a round: how long it takes, and what it holds. */
export function RainWait({ round, over }: RainWaitProps) {
  if (!round) return <Face kind="soon" icon={envelope} title={t('rain_none')} text={t('rain_none_text')} />;
  return (
    <HeroCard icon={envelope} look={redRainStyles.rainHero}>
      <div>
        <h2 className={rewardsStyles.rewardHeroLabel}>{t(over ? 'rain_over' : 'rain_next')}</h2>
        {over ? (
          <span className={redRainStyles.rainClock}>–</span>
        ) : (
          <Countdown className={redRainStyles.rainClock} until={round.startsAt} ended={t('rain_starting')} />
        )}
      </div>
      <dl className={redRainStyles.rainFacts}>
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
    </HeroCard>
  );
}

const RULES = ['rain_rule_tap', 'rain_rule_most', 'rain_rule_credit', 'rain_rule_clock'] as const;

/** How the rain works, with this round's own figures. */
export function RainRules({ round }: { round: RainRound }) {
  const values = {
    chances: round.chances,
    most: money(round.maxAmount, currency.value),
    pool: money(round.pool, currency.value),
  };
  return (
    <section className={redRainStyles.rainRules}>
      <SectionHead title={t('rain_rules')} />
      <ol className={rewardsStyles.rewardSteps}>
        {RULES.map((rule) => (
          <li key={rule}>{t(rule, values)}</li>
        ))}
      </ol>
    </section>
  );
}

interface RainResultProps {
  envelopes: readonly RedEnvelope[];
  title: string;
}

/** What a round has brought, envelope by envelope. */
export function RainResult({ envelopes, title }: RainResultProps) {
  return (
    <section className={`card ${redRainStyles.rainResult}`}>
      <h2 className={redRainStyles.rainResultTitle}>{title}</h2>
      <p className={`${redRainStyles.rainResultSum} money`}>{money(sumOf(envelopes), currency.value)}</p>
      <p className={redRainStyles.rainResultCount}>{plural('rain_opened', envelopes.length)}</p>
      <ul className={redRainStyles.rainChips}>
        {envelopes.map(({ envelopeId, amount }) => (
          <li
            key={envelopeId}
            className={
              Number(amount) > 0 ? redRainStyles.rainChip : `${redRainStyles.rainChip} ${redRainStyles.rainChipEmpty}`
            }
          >
            {Number(amount) > 0 ? money(amount, currency.value) : t('rain_empty')}
          </li>
        ))}
      </ul>
    </section>
  );
}
