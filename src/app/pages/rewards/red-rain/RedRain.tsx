import './RedRain.css';
import { useEffect, useState } from 'react';
import { t } from '../../../i18n/texts.ts';
import { caught, caughtBefore, rain, rainLost, settleRain } from '../../../stores/red-rain.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { type PartSource, usePart } from '../../../ui/part/use-part.ts';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { hasRain } from '../has-rain.ts';
import { LoadFace } from '../LoadFace.tsx';
import { PartSlot } from '../PartSlot.tsx';
import { RainBones } from './RainBones.tsx';
import { RainResult } from './RainResult.tsx';
import { RainRules } from './RainRules.tsx';
import { RainWait } from './RainRound.tsx';
import type { RainGameProps } from './RainGame.tsx';
import { useOpen } from '../../../features/switches/use-switched-on.ts';
import { useRainPhase } from './use-rain-phase.ts';

type View = 'play' | 'mine';

/** The round itself: here before it begins, as that is when a line fails. */
const GAME: PartSource<RainGameProps> = {
  load: () => import('./RainGame.tsx'),
  afterPaint: true,
};

/** What was ever caught; a tap brings it. */
const RECORD: PartSource<object> = {
  load: () => import('./EnvelopeRecord.tsx'),
};

/** The red envelope rain (SPEC 2.1): until the next round, the round itself, and what it has brought. */
export default function RedRain() {
  const open = useOpen(hasRain);
  return open ? <Page /> : null;
}

function Page() {
  const [view, setView] = useState<View>('play');
  useEffect(() => {
    void rain.load().then(settleRain);
  }, []);
  return (
    <div className="reward-page">
      <div className="rain-views">
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
      {view === 'play' ? <Play /> : <PartSlot part={RECORD} props={{}} />}
    </div>
  );
}

function Play() {
  const phase = useRainPhase();
  const { Part: Game, failed, retry } = usePart(GAME);
  const known = rain.value.value;
  if (!known) return <LoadFace resource={rain} title={t('rain_failed')} bones={<RainBones />} />;
  const { round } = known;
  const running = phase === 'running' && round;
  // What is to come below it would be pushed down by a game that comes later.
  if (running && !Game && !failed) return <RainBones />;
  const mine = phase === 'over' ? caught.value : caughtBefore.value;
  return (
    <>
      {rainLost.value && (
        <p className="card rain-lost" role="status">
          {t('rain_lost')}
        </p>
      )}
      {running && Game && <Game round={running} />}
      {running && !Game && <Face kind="offline" title={t('no_internet')} action={t('retry')} onAction={retry} />}
      {!running && <RainWait round={round} over={phase === 'over'} />}
      {!running && mine.length > 0 && <RainResult envelopes={mine} title={t('rain_result')} />}
      {!running && round && <RainRules round={round} />}
    </>
  );
}
