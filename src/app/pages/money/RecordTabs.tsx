import './RecordTabs.css';
import { t } from '../../i18n/texts.ts';
import type { Days } from '../../lib/day-range.ts';
import { writeRecord } from '../../lib/record-address.ts';
import { gameRecord, go } from '../../routes/links.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { bonusDetails, lotteryRecord, profitAndLoss } from './record-links.ts';

const RECORDS = [
  { path: gameRecord, title: 'title_gameRecord' },
  { path: lotteryRecord, title: 'title_lotteryRecord' },
  { path: profitAndLoss, title: 'title_pnl' },
  { path: bonusDetails, title: 'title_bonuses' },
] as const;

interface RecordTabsProps {
  /** Path of the record on screen. */
  here: string;
  /** Go along to the next record; a record without days has none to give. */
  days?: Days;
}

/** From one record of play to the next, which shows the same days. */
export function RecordTabs({ here, days }: RecordTabsProps) {
  return (
    <div className="record-tabs">
      <Tabs
        items={RECORDS.map(({ path, title }) => ({ id: path, label: t(title) }))}
        current={here}
        onPick={(path) => go(days ? writeRecord(path, days, {}) : path, { replace: true })}
        label={t('title_gameRecord')}
      />
    </div>
  );
}
