import type { RedEnvelope } from '../../../../contract/schemas/rewards.ts';
import { money } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { sumOf } from '../../../stores/red-rain.ts';
import { currency } from '../../../stores/system.ts';

interface RainResultProps {
  envelopes: readonly RedEnvelope[];
  title: string;
}

/** What a round has brought, envelope by envelope. */
export function RainResult({ envelopes, title }: RainResultProps) {
  return (
    <section className="card rain-result">
      <h2 className="rain-result-title">{title}</h2>
      <p className="rain-result-sum money">{money(sumOf(envelopes), currency.value)}</p>
      <p className="rain-result-count">{plural('rain_opened', envelopes.length)}</p>
      <ul className="rain-chips">
        {envelopes.map(({ envelopeId, amount }) => (
          <li key={envelopeId} className={Number(amount) > 0 ? 'rain-chip' : 'rain-chip rain-chip-empty'}>
            {Number(amount) > 0 ? money(amount, currency.value) : t('rain_empty')}
          </li>
        ))}
      </ul>
    </section>
  );
}
