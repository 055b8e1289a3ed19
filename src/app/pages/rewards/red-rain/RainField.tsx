import { useMemo } from 'react';
import { t } from '../../../i18n/texts.ts';
import { times } from '../../../lib/times.ts';
import { chancesLeft } from '../../../stores/red-rain.ts';
import { Envelope } from './Envelope.tsx';
import { useCatch } from './use-catch.ts';

/** Envelopes in the air at once: a weak device moves few. */
const DROPS: Readonly<Record<string, number>> = { low: 4, mid: 7, high: 10 };

const LANES = 5;

/** Envelopes that fall; only their transforms move, which the compositor does by itself. */
export function RainField() {
  const count = DROPS[document.documentElement.dataset.tier ?? 'mid'] ?? 7;
  return (
    <div className="rain-field">
      <p className="rain-hint" aria-hidden="true">
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
      className={`rain-drop rain-drop-${face.state}`}
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
