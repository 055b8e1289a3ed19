import { type CSSProperties, useState } from 'react';
import { type Days, monthDays } from '../../lib/day-range.ts';
import { caretDown } from '../icon/controls.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './RangeCalendar.css';

/** Texts of the calendar, in the language on screen; functions take a day as YYYY-MM-DD. */
export interface CalendarWords {
  previous: string;
  next: string;
  /** Letters of the days of the week, from Sunday on. */
  weekdays: readonly string[];
  monthName: (day: string) => string;
  dayName: (day: string) => string;
}

export interface RangeCalendarProps {
  /** What is chosen; without a last day the first alone. */
  value: Days;
  /** The oldest and the newest day that can be chosen. */
  min: string;
  max: string;
  onChange: (days: Days) => void;
  words: CalendarWords;
}

/** A month in which two taps choose a first and a last day, in whatever order; a third tap begins anew. */
export function RangeCalendar({ value, min, max, onChange, words }: RangeCalendarProps) {
  const [offset, setOffset] = useState(() => monthsBetween(max, value.endDate || value.startDate || max));
  const { startDate: first } = monthDays(offset, max);
  const move = (icon: 'previous' | 'next', by: number, ends: boolean) => (
    <button
      type="button"
      className={`btn btn-round ${styles[`calendar--${icon}`]}`}
      aria-label={words[icon]}
      disabled={ends}
      onClick={() => setOffset(offset + by)}
    >
      <Icon path={caretDown} size="md" />
    </button>
  );
  return (
    <div>
      <div className={styles.calendarHead}>
        {move('previous', -1, first <= min)}
        <b className={styles.calendarMonth} aria-live="polite">
          {words.monthName(first)}
        </b>
        {move('next', 1, offset >= 0)}
      </div>
      <div className={styles.calendarWeek} aria-hidden="true">
        {words.weekdays.map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week stay where they are, and two share a letter
          <span key={at}>{letter}</span>
        ))}
      </div>
      <Month
        first={first}
        value={value}
        min={min}
        max={max}
        words={words}
        onPick={(day) => onChange(nextRange(value, day))}
      />
    </div>
  );
}

interface MonthProps extends Omit<RangeCalendarProps, 'onChange'> {
  first: string;
  onPick: (day: string) => void;
}

function Month({ first, value: { startDate, endDate }, min, max, words, onPick }: MonthProps) {
  const last = endDate || startDate;
  return (
    <div className={styles.calendarDays} style={{ '--before': new Date(first).getUTCDay() } as CSSProperties}>
      {daysOfMonth(first).map((day) => {
        const chosen = day >= startDate && day <= last;
        const edge = day === startDate || day === last;
        return (
          <button
            key={day}
            type="button"
            className={`${styles.calendarDay}${chosen ? ` ${styles.calendarIn}` : ''}${edge ? ` ${styles.calendarEdge}` : ''}`}
            aria-label={words.dayName(day)}
            aria-pressed={chosen}
            disabled={day < min || day > max}
            onClick={() => onPick(day)}
          >
            {Number(day.slice(8))}
          </button>
        );
      })}
    </div>
  );
}

/** What a tap on a day makes of what was chosen. */
export function nextRange({ startDate, endDate }: Days, day: string): Days {
  if (!startDate || endDate) return { startDate: day, endDate: '' };
  return day < startDate ? { startDate: day, endDate: startDate } : { startDate, endDate: day };
}

/** How many months a day lies after another; less than 0 before it. */
function monthsBetween(from: string, to: string): number {
  const count = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(to) - count(from);
}

/** All days of a month, from its first one. */
function daysOfMonth(first: string): string[] {
  const start = new Date(first);
  const length = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  return Array.from({ length }, (_, at) => `${first.slice(0, 8)}${String(at + 1).padStart(2, '0')}`);
}
