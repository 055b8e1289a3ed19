import { useEffect } from 'react';
import type { RebateRecord } from '../../../../contract/schemas/rewards.ts';
import { HISTORY_LINE, HistoryLine, HistoryList } from '../../../features/history/HistoryList.tsx';
import { shortMoment } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { rebateRecords } from '../../../stores/rewards/rebate-records.ts';
import { currency } from '../../../stores/system/system.ts';

const renderRow = ({ amount, turnover, claimedAt }: RebateRecord) => (
  <HistoryLine
    title={shortMoment(claimedAt)}
    note={t('rebate_past_turnover', { amount: money(turnover, currency.value) })}
    won
  >
    {money(`+${amount}`, currency.value)}
  </HistoryLine>
);

const open = (): void => rebateRecords.open({});

export interface RebateHistoryProps {
  /** When the member last claimed; a later claim adds a row. */
  since: string;
}

/** Rebates that were claimed, newest first. */
export default function RebateHistory({ since }: RebateHistoryProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a claim has been added
  useEffect(open, [since]);
  return (
    <HistoryList
      record={rebateRecords}
      rowHeight={HISTORY_LINE}
      renderRow={renderRow}
      label={t('rebate_past')}
      empty={{ title: t('rebate_past_empty') }}
      failed={t('rebate_past_failed')}
      onRetry={open}
    />
  );
}
