import { useEffect, useMemo, useRef, useState } from 'react';
import { tellRefusal } from '../../../features/claims/tell-claim.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { times } from '../../../lib/times.ts';
import { type Catch, catchEnvelope, caught, chancesLeft, type RainRound } from '../../../stores/rewards/red-rain.ts';
import { currency } from '../../../stores/system/system.ts';
import styles from './RedRain.css';

/** Texts for refusals that only the rain can meet. */
const REFUSALS = { 'promotion.closed': 'rain_over', 'limit.reached': 'rain_no_chance' } as const;

function tellCatch(end: Catch): void {
  if ('error' in end) tellRefusal(end.error, REFUSALS, false);
}

/** What an envelope on the screen shows. */
type EnvelopeFace = { state: 'closed' } | { state: 'opening' } | { state: 'open'; amount: string };

/** An envelope: closed with its seal, being opened, or with what it held. */
function Envelope({ face }: { face: EnvelopeFace }) {
  if (face.state !== 'open') return <span className={`${styles.envelope} ${styles[`envelope--${face.state}`]}`} />;
  const won = Number(face.amount) > 0;
  return (
    <span className={won ? `${styles.envelope} ${styles.envelopeWon}` : `${styles.envelope} ${styles.envelopeEmpty}`}>
      {won ? money(face.amount, currency.value) : t('rain_empty')}
    </span>
  );
}

/** The same envelopes without motion: one per chance, opened one by one. */
export function RainGrid({ round }: { round: RainRound }) {
  const mine = caught.value;
  const closed = chancesLeft.value;
  const faceOf = (place: number): EnvelopeFace => {
    const known = mine[place];
    if (known) return { state: 'open', amount: known.amount };
    return { state: place >= round.chances - closed ? 'closed' : 'opening' };
  };
  return (
    <div className={styles.rainGrid}>
      {times(round.chances, (place) => {
        const face = faceOf(place);
        return (
          <button
            key={place}
            type="button"
            className={styles.rainCell}
            aria-disabled={face.state !== 'closed'}
            aria-label={face.state === 'open' ? undefined : t('rain_envelope_number', { number: place + 1 })}
            onClick={() => face.state === 'closed' && void catchEnvelope()?.then(tellCatch)}
          >
            <Envelope face={face} />
          </button>
        );
      })}
    </div>
  );
}

/** ms for which an opened envelope shows what it held. */
const SHOWN = 1400;

/** One envelope of the rain: a tap opens it. Once it was read the next one falls in its place: `turn` counts them. */
function useCatch(): { face: EnvelopeFace; turn: number; open: () => void } {
  const [face, setFace] = useState<EnvelopeFace>({ state: 'closed' });
  const [turn, setTurn] = useState(0);
  const gone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      clearTimeout(timer.current);
    };
  }, []);
  const renew = () => {
    setFace({ state: 'closed' });
    setTurn((before) => before + 1);
  };
  const show = (end: Catch) => {
    tellCatch(end);
    if (gone.current) return;
    if ('error' in end) return renew();
    setFace({ state: 'open', amount: end.envelope.amount });
    timer.current = setTimeout(renew, SHOWN);
  };
  return {
    face,
    turn,
    open() {
      if (face.state !== 'closed') return;
      const end = catchEnvelope();
      if (!end) return;
      setFace({ state: 'opening' });
      void end.then(show);
    },
  };
}

/** Envelopes in the air at once, by device tier: weak devices move few. */
const DROPS: Readonly<Record<string, number>> = { low: 4, mid: 7, high: 10 };

const LANES = 5;

/** Envelopes that fall. Only transforms change, so that the compositor moves them alone. */
export function RainField() {
  const count = DROPS[document.documentElement.dataset.tier ?? 'mid'] ?? 7;
  return (
    <div className={styles.rainField}>
      <p className={styles.rainHint} aria-hidden="true">
        {t('rain_tap')}
      </p>
      {times(count, (place) => (
        <Drop key={place} place={place} />
      ))}
    </div>
  );
}

function Drop({ place }: { place: number }) {
  const { face, turn, open } = useCatch();
  const way = useMemo(
    () => ({
      left: `${(((place * 2 + turn) % LANES) + 0.5) * (100 / LANES)}%`,
      animationDuration: `${2.6 + Math.random() * 2.4}s`,
      animationDelay: `${turn ? 0 : place * 0.45}s`,
    }),
    [place, turn],
  );
  return (
    <button
      key={turn}
      type="button"
      className={`${styles.rainDrop} ${styles[`rain-drop--${face.state}`]}`}
      style={way}
      disabled={face.state === 'closed' && chancesLeft.value === 0}
      aria-label={t('rain_envelope')}
      onTouchStart={open}
      onMouseDown={open}
      onClick={open}
    >
      <Envelope face={face} />
    </button>
  );
}
