import { t } from '../../i18n/texts.ts';
import type { Days } from '../../lib/day-range.ts';
import { writeRecord } from '../../lib/record-address.ts';
import { gameRecord, go } from '../../routes/links.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { bonusDetails, lotteryRecord, profitAndLoss } from './links.ts';
import styles from './RecordTabs.css';

/** Labels are short, so that all fit side by side. */
const RECORDS = [
  { path: gameRecord, text: 'record_tab_bets' },
  { path: lotteryRecord, text: 'record_tab_lottery' },
  { path: profitAndLoss, text: 'record_tab_pnl' },
  { path: bonusDetails, text: 'record_tab_bonus' },
] as const;

interface RecordTabsProps {
  /** Path of the record on screen. */
  here: string;
  /** The next record shows the same days; a record without days leaves them out. */
  days?: Days;
}

/** Tabs between the records of play. */
export function RecordTabs({ here, days }: RecordTabsProps) {
  return (
    <div className={styles.recordTabs}>
      <Tabs
        items={RECORDS.map(({ path, text }) => ({ id: path, label: t(text) }))}
        current={here}
        onPick={(path) => go(days ? writeRecord(path, days, {}) : path, { replace: true })}
        label={t('title_gameRecord')}
      />
    </div>
  );
}
