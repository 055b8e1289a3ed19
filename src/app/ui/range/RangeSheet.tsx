import './RangeSheet.css';
import { type FormEvent, useState } from 'react';
import { choosableDays, type Days, lastDays, monthDays } from '../../lib/day-range.ts';
import { Drawer } from '../drawer/Drawer.tsx';
import { DateField, type DateWords } from '../field/DateField.tsx';
import { focusField } from '../field/shell.tsx';
import type { RangeSheetAt } from './RangeFilter.tsx';

/** Texts of the sheet, in the language on screen. */
export interface RangeSheetWords extends DateWords {
  title: string;
  close: string;
  thisMonth: string;
  lastMonth: string;
  quarter: string;
  from: string;
  to: string;
  /** Said below a field that is not whole, and below a last day before the first. */
  missing: string;
  wrongOrder: string;
  show: string;
}

/** Any days of a record: a month in one tap, or a first and a last day. */
export function RangeSheet({ value, today, onChoose, onClose, words }: RangeSheetAt & { words: RangeSheetWords }) {
  const [{ startDate, endDate }, set] = useState(value);
  const [flaw, setFlaw] = useState(false);
  const frame = { ...choosableDays(today), words, birthday: false };
  const wrong = endDate ? words.wrongOrder : words.missing;
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
    <Drawer open from="bottom" title={words.title} closeLabel={words.close} onClose={onClose}>
      <form className="range-sheet" noValidate onSubmit={submit}>
        <div className="range-quick">
          <Quick text={words.thisMonth} days={monthDays(0, today)} onChoose={onChoose} />
          <Quick text={words.lastMonth} days={monthDays(-1, today)} onChoose={onChoose} />
          <Quick text={words.quarter} days={lastDays(90, today)} onChoose={onChoose} />
        </div>
        <DateField
          {...frame}
          name="startDate"
          label={words.from}
          value={startDate}
          error={flaw && !startDate ? words.missing : ''}
          onChange={(day) => change({ startDate: day })}
        />
        <DateField
          {...frame}
          name="endDate"
          label={words.to}
          value={endDate}
          error={flaw && startDate ? wrong : ''}
          onChange={(day) => change({ endDate: day })}
        />
        <button type="submit" className="btn btn-primary btn-wide">
          {words.show}
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
