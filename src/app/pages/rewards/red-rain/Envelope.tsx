import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { currency } from '../../../stores/system.ts';
import type { EnvelopeFace } from './use-catch.ts';

/** An envelope as it is drawn: closed with its seal, being opened, or what it held. */
export function Envelope({ face }: { face: EnvelopeFace }) {
  if (face.state !== 'open') return <span className={`envelope envelope-${face.state}`} />;
  const won = Number(face.amount) > 0;
  return (
    <span className={won ? 'envelope envelope-won' : 'envelope envelope-empty'}>
      {won ? money(face.amount, currency.value) : t('rain_empty')}
    </span>
  );
}
