import { type FormEvent, useState } from 'react';
import { choosableDays, type Days, lastDays, monthDays } from '../../lib/day-range.ts';
import { Drawer } from '../drawer/Drawer.tsx';
import { type CalendarWords, RangeCalendar } from './RangeCalendar.tsx';
import type { RangeSheetAt } from './RangeFilter.tsx';
import styles from './RangeSheet.css';

/** Texts of the sheet, in the language on screen. */
export interface RangeSheetWords extends CalendarWords {
  title: string;
  close: string;
  thisMonth: string;
  lastMonth: string;
  quarter: string;
  from: string;
  to: string;
  show: string;
}

/** Any days of a record: a month in one tap, or a first and a last day in a calendar. */
export function RangeSheet({ value, today, onChoose, onClose, words }: RangeSheetAt & { words: RangeSheetWords }) {
  const [days, set] = useState(value);
  const { startDate } = days;
  const endDate = days.endDate || startDate;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose({ startDate, endDate });
  };
  const said = (label: string, day: string) => (
    <span className={styles.rangeSaid}>
      <small>{label}</small>
      <b>{day ? words.dayName(day) : '–'}</b>
    </span>
  );
  return (
    <Drawer open from="bottom" title={words.title} closeLabel={words.close} onClose={onClose}>
      <form className={styles.rangeSheet} noValidate onSubmit={submit}>
        <div className={styles.rangeQuick}>
          <Quick text={words.thisMonth} days={monthDays(0, today)} onChoose={onChoose} />
          <Quick text={words.lastMonth} days={monthDays(-1, today)} onChoose={onChoose} />
          <Quick text={words.quarter} days={lastDays(90, today)} onChoose={onChoose} />
        </div>
        <RangeCalendar value={days} {...choosableDays(today)} onChange={set} words={words} />
        <p className={styles.rangeChosen}>
          {said(words.from, startDate)}
          {said(words.to, endDate)}
        </p>
        <button type="submit" className="btn btn-primary btn-wide" disabled={!startDate}>
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
