import '../sheet.css';
import './RangeSheet.css';
import { type FormEvent, useState } from 'react';
import { dateOrder } from '../../../i18n/date-words.ts';
import { t } from '../../../i18n/texts.ts';
import { choosableDays, type Days, lastDays, monthDays } from '../../../lib/day-range.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { DateField } from '../../../ui/field/DateField.tsx';
import { focusField } from '../../../ui/field/shell.tsx';

export interface RangeSheetProps {
  value: Days;
  onChoose: (days: Days) => void;
  onClose: () => void;
}

/** Any days of a record: a month in one tap, or a first and a last day. */
export default function RangeSheet({ value, onChoose, onClose }: RangeSheetProps) {
  const [{ startDate, endDate }, set] = useState(value);
  const [flaw, setFlaw] = useState(false);
  const words = { day: t('range_day'), month: t('range_month_word'), year: t('range_year'), ...dateOrder() };
  const frame = { ...choosableDays(), words, birthday: false };
  const change = (part: Partial<Days>) => {
    set({ startDate, endDate, ...part });
    setFlaw(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (startDate && endDate && startDate <= endDate) return onChoose({ startDate, endDate });
    setFlaw(true);
    focusField(startDate ? 'endDate' : 'startDate');
  };
  return (
    <Drawer open from="bottom" title={t('range_title')} closeLabel={t('close')} onClose={onClose}>
      <form className="sheet" noValidate onSubmit={submit}>
        <div className="range-quick">
          <Quick text={t('range_this_month')} days={monthDays(0)} onChoose={onChoose} />
          <Quick text={t('range_last_month')} days={monthDays(-1)} onChoose={onChoose} />
          <Quick text={t('range_quarter')} days={lastDays(90)} onChoose={onChoose} />
        </div>
        <DateField
          {...frame}
          name="startDate"
          label={t('range_from')}
          value={startDate}
          error={flaw && !startDate ? t('range_missing') : ''}
          onChange={(day) => change({ startDate: day })}
        />
        <DateField
          {...frame}
          name="endDate"
          label={t('range_to')}
          value={endDate}
          error={flaw && startDate ? t(endDate ? 'range_order' : 'range_missing') : ''}
          onChange={(day) => change({ endDate: day })}
        />
        <button type="submit" className="btn btn-primary btn-wide">
          {t('range_show')}
        </button>
      </form>
    </Drawer>
  );
}

function Quick({ text, days, onChoose }: { text: string; days: Days; onChoose: (days: Days) => void }) {
  return (
    <button type="button" className="btn btn-ghost" onClick={() => onChoose(days)}>
      {text}
    </button>
  );
}
