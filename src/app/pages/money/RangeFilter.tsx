import './RangeFilter.css';
import { type ReactNode, useState } from 'react';
import { plainDays } from '../../i18n/plain-day.ts';
import { t } from '../../i18n/texts.ts';
import { type Days, lastDays, sameDays } from '../../lib/day-range.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { calendar } from '../../ui/icon/record.ts';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { loadRangeSheet } from './record-parts.ts';
import { SheetSlot } from './SheetSlot.tsx';

/** Days that a choice of the period covers, today included. */
const PERIODS = { today: 1, week: 7, month: 30 };
type Period = keyof typeof PERIODS;
const NAMES = Object.keys(PERIODS) as Period[];

export interface RangeFilterProps {
  value: Days;
  onChange: (days: Days) => void;
  /** Beside the days: the download of what they show. */
  children?: ReactNode;
}

/** Which days a record shows: today, a week, a month, or any others, chosen in a sheet; and the days themselves, said plainly. */
export function RangeFilter({ value, onChange, children }: RangeFilterProps) {
  const [choosing, setChoosing] = useState(false);
  const period = NAMES.find((name) => sameDays(value, lastDays(PERIODS[name])));
  const choose = (id: Period | 'dates') => (id === 'dates' ? setChoosing(true) : onChange(lastDays(PERIODS[id])));
  return (
    <>
      <Tabs
        label={t('range_label')}
        current={choosing ? 'dates' : (period ?? 'dates')}
        onPick={(id) => choose(id as Period | 'dates')}
        items={[
          { id: 'today', label: t('range_today') },
          { id: 'week', label: t('range_week') },
          { id: 'month', label: t('range_month') },
          { id: 'dates', label: t('range_dates') },
        ]}
      />
      <div className="range-line">
        <button type="button" className="range-days" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          <Icon path={calendar} size="sm" />
          <span className="ellipsis">{plainDays(value.startDate, value.endDate)}</span>
        </button>
        {children}
      </div>
      {choosing && (
        <SheetSlot
          part={loadRangeSheet}
          props={{
            value,
            onClose: () => setChoosing(false),
            onChoose: (days) => {
              setChoosing(false);
              onChange(days);
            },
          }}
        />
      )}
    </>
  );
}
