import { t } from '../../../i18n/texts.ts';
import { times } from '../../../lib/times.ts';
import { type Catch, catchEnvelope, caught, chancesLeft, type RainRound } from '../../../stores/red-rain.ts';
import { tellRefusal } from '../../../features/claims/tell-claim.ts';
import { Envelope } from './Envelope.tsx';
import { type EnvelopeFace, RAIN_REFUSALS } from './use-catch.ts';

const tell = (end: Catch): void => {
  if ('error' in end) tellRefusal(end.error, RAIN_REFUSALS, false);
};

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
    <div className="rain-grid">
      {times(round.chances, (place) => {
        const face = faceOf(place);
        return (
          <button
            key={place}
            type="button"
            className={`rain-cell rain-cell-${face.state}`}
            aria-disabled={face.state !== 'closed'}
            aria-label={face.state === 'open' ? undefined : t('rain_envelope_number', { number: place + 1 })}
            onClick={() => face.state === 'closed' && void catchEnvelope()?.then(tell)}
          >
            <Envelope face={face} />
          </button>
        );
      })}
    </div>
  );
}
