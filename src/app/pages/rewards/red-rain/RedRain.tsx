import { useEffect, useState } from 'react';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { t } from '../../../i18n/texts.ts';
import { caught, caughtBefore, type Rain, rain, rainLost, settleRain } from '../../../stores/rewards/red-rain.ts';
import { usePart } from '../../../ui/part/use-part.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { REWARD_SCREENS, RewardPage } from '../RewardPage.tsx';
import { RainResult, RainRules, RainWait, useRainPhase } from './RainRound.tsx';
import styles from './RedRain.css';
import { RainBones } from './RedRain.skeleton.tsx';

type View = 'play' | 'mine';

/** The round itself. It is fetched before the round begins: lines fail when all phones ask at once. */
const RainGame = lazy(() => import('./RainGame.tsx'), { afterPaint: true });

/** All that was ever caught. */
const EnvelopeHistory = lazy(() => import('./EnvelopeHistory.tsx'));

/** The red envelope rain (SPEC 2.1): until the next round, the round itself, and what it has brought. */
export default function RedRain() {
  return (
    <RewardPage screen={REWARD_SCREENS.redRain}>
      <Content />
    </RewardPage>
  );
}

function Content() {
  const [view, setView] = useState<View>('play');
  useEffect(() => {
    void rain.load().then(settleRain);
  }, []);
  return (
    <>
      <div className={styles.rainViews}>
        <Tabs
          label={t('rain_views')}
          current={view}
          onPick={(id) => setView(id as View)}
          items={[
            { id: 'play', label: t('rain_play') },
            { id: 'mine', label: t('rain_mine') },
          ]}
        />
      </div>
      {view === 'play' ? <Play /> : <Part of={EnvelopeHistory} props={{}} />}
    </>
  );
}

function Play() {
  usePart(RainGame);
  return (
    <Loaded resource={rain} title={t('rain_failed')} bones={<RainBones />}>
      {(known) => <Round rain={known} />}
    </Loaded>
  );
}

function Round({ rain: { round } }: { rain: Rain }) {
  const phase = useRainPhase();
  const mine = phase === 'over' ? caught.value : caughtBefore.value;
  return (
    <>
      {phase === 'running' && round ? (
        <Part of={RainGame} props={{ round }} bones={<RainBones />} />
      ) : (
        <>
          <RainWait round={round} over={phase === 'over'} />
          {mine.length > 0 && <RainResult envelopes={mine} title={t('rain_result')} />}
          {round && <RainRules round={round} />}
        </>
      )}
      {rainLost.value && (
        <p className={`card ${styles.rainLost}`} role="status">
          {t('rain_lost')}
        </p>
      )}
    </>
  );
}
