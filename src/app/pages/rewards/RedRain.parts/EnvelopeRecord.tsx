import { useEffect } from 'react';
import type { RedEnvelope } from '../../../../contract/schemas/rewards.ts';
import { shortMoment } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { envelopes } from '../../../stores/envelopes.ts';
import { currency } from '../../../stores/system.ts';
import { RewardRecord } from '../RewardRecord.tsx';

/** Height of a row in px. */
const ROW = 64;

const renderRow = (envelope: RedEnvelope) => <EnvelopeRow envelope={envelope} />;

/** All envelopes that the member ever opened, newest first. */
export default function EnvelopeRecord() {
  const open = () => envelopes.open({});
  useEffect(() => envelopes.open({}), []);
  return (
    <RewardRecord
      record={envelopes}
      rowHeight={ROW}
      renderRow={renderRow}
      label={t('rain_mine')}
      empty={{ title: t('rain_mine_empty'), text: t('rain_mine_empty_text') }}
      failed={t('rain_mine_failed')}
      onRetry={open}
    />
  );
}

function EnvelopeRow({ envelope: { chance, amount, openedAt } }: { envelope: RedEnvelope }) {
  const won = Number(amount) > 0;
  return (
    <article className="reward-line">
      <span className="reward-line-what">
        <b>{t('rain_envelope_number', { number: chance })}</b>
        <small>{shortMoment(openedAt)}</small>
      </span>
      <span className={won ? 'reward-line-won' : 'reward-line-none'}>
        {won ? money(`+${amount}`, currency.value) : t('rain_empty')}
      </span>
    </article>
  );
}
