import { type ReactNode, useState } from 'react';
import { type Days, lastDays, sameDays } from '../../lib/day-range.ts';
import { Icon } from '../icon/Icon.tsx';
import { calendar } from '../icon/record.ts';
import { Tabs } from '../tabs/Tabs.tsx';
import styles from './RangeFilter.css';

/** Days that a choice of the period covers, today included. */
const PERIODS = { today: 1, week: 7, month: 30 };
type Period = keyof typeof PERIODS;
const NAMES = Object.keys(PERIODS) as Period[];

/** What has a name: the list of choices, and each of them. */
export type RangeWord = Period | 'label' | 'dates';

/** Given to the sheet of any days. */
export interface RangeSheetAt {
  value: Days;
  today: string;
  onChoose: (days: Days) => void;
  onClose: () => void;
}

export interface RangeFilterProps {
  value: Days;
  /** The site's day, as YYYY-MM-DD. */
  today: string;
  onChange: (days: Days) => void;
  /** A name, in the language on screen. */
  word: (of: RangeWord) => string;
  /** The days in words. */
  shown: string;
  /** The sheet in which any days are chosen, once it is asked for. */
  sheet: (at: RangeSheetAt) => ReactNode;
  /** Beside the days: the download of what they show. */
  children?: ReactNode;
}

/** Which days a record shows: today, a week, a month, or any others, chosen in a sheet; and the days themselves, said plainly. */
export function RangeFilter({ value, today, onChange, word, shown, sheet, children }: RangeFilterProps) {
  const [choosing, setChoosing] = useState(false);
  const period = NAMES.find((name) => sameDays(value, lastDays(PERIODS[name], today)));
  const close = () => setChoosing(false);
  return (
    <>
      <Tabs
        label={word('label')}
        current={(!choosing && period) || 'dates'}
        onPick={(id) => (id === 'dates' ? setChoosing(true) : onChange(lastDays(PERIODS[id as Period], today)))}
        items={[...NAMES, 'dates' as const].map((id) => ({ id, label: word(id) }))}
      />
      <div className={styles.rangeLine}>
        <button type="button" className={styles.rangeDays} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          <Icon path={calendar} size="sm" />
          <span className="ellipsis">{shown}</span>
        </button>
        {children}
      </div>
      {choosing &&
        sheet({
          value,
          today,
          onClose: close,
          onChoose: (days) => {
            close();
            onChange(days);
          },
        })}
    </>
  );
}
