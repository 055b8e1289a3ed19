import { useEffect } from 'react';
import type { RedEnvelope } from '../../../../contract/schemas/rewards.ts';
import { HISTORY_LINE, HistoryLine, HistoryList } from '../../../features/history/HistoryList.tsx';
import { shortMoment } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { envelopes } from '../../../stores/rewards/envelopes.ts';
import { currency } from '../../../stores/system/system.ts';

const renderRow = ({ chance, amount, openedAt }: RedEnvelope) => {
  const won = Number(amount) > 0;
  return (
    <HistoryLine title={t('rain_envelope_number', { number: chance })} note={shortMoment(openedAt)} won={won}>
      {won ? money(`+${amount}`, currency.value) : t('rain_empty')}
    </HistoryLine>
  );
};

const open = (): void => envelopes.open({});

/** All envelopes that the member ever opened, newest first. */
export default function EnvelopeHistory() {
  useEffect(open, []);
  return (
    <HistoryList
      record={envelopes}
      rowHeight={HISTORY_LINE}
      renderRow={renderRow}
      label={t('rain_mine')}
      empty={{ title: t('rain_mine_empty'), text: t('rain_mine_empty_text') }}
      failed={t('rain_mine_failed')}
      onRetry={open}
    />
  );
}
