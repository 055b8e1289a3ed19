import './RebateHistory.css';
import { useEffect } from 'react';
import type { RebateRecord } from '../../../../contract/schemas/rewards.ts';
import { shortMoment } from '../../../i18n/dates.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { rebateRecords } from '../../../stores/rebate-records.ts';
import { currency } from '../../../stores/system.ts';
import { RewardRecord } from '../RewardRecord.tsx';

/** Height of a row in px. */
const ROW = 64;

const renderRow = (row: RebateRecord) => <Row row={row} />;
const open = (): void => rebateRecords.open({});

export interface RebateHistoryProps {
  /** The last claim: another one is a new row. */
  since: string;
}

/** Rebates that were claimed, newest first. */
export default function RebateHistory({ since }: RebateHistoryProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a claim has been added
  useEffect(open, [since]);
  return (
    <RewardRecord
      record={rebateRecords}
      rowHeight={ROW}
      renderRow={renderRow}
      label={t('rebate_past')}
      empty={{ title: t('rebate_past_empty') }}
      failed={t('rebate_past_failed')}
      onRetry={open}
    />
  );
}

function Row({ row: { amount, turnover, claimedAt } }: { row: RebateRecord }) {
  return (
    <article className="rebate-past">
      <div className="rebate-past-what">
        <p className="ellipsis">{shortMoment(claimedAt)}</p>
        <p className="rebate-past-quiet ellipsis">
          {t('rebate_past_turnover', { amount: money(turnover, currency.value) })}
        </p>
      </div>
      <span className="money">{money(`+${amount}`, currency.value)}</span>
    </article>
  );
}
