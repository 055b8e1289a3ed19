import type { CSSProperties } from 'react';
import type { SignInCalendar, SignInDay } from '../../../../contract/schemas/rewards.ts';
import { dayName, monthName, placeInWeek, weekLetters } from '../../../i18n/calendar.ts';
import { bareAmount } from '../../../i18n/figures.ts';
import { money } from '../../../i18n/format.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { currency } from '../../../stores/system/system.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { check, gift } from '../../../ui/icon/rewards.ts';
import styles from './SignIn.css';

/** What is read out of a day's state. */
const STATES: Record<SignInDay['status'], TextKey> = {
  claimed: 'signIn_day_claimed',
  claim: 'signIn_day_claim',
  missed: 'signIn_day_missed',
  coming_soon: 'signIn_day_coming_soon',
  close: 'signIn_day_close',
};

/** The month, a week in a line. */
export function SignInMonth({ calendar: { days: told, today } }: { calendar: SignInCalendar }) {
  // What is no date has no place in a calendar.
  const days = told.filter(({ day }) => !Number.isNaN(placeInWeek(day)));
  const first = days[0]?.day ?? today;
  return (
    <section className={`card ${styles.signinMonth}`}>
      <h2 className={styles.signinTitle}>{monthName(today)}</h2>
      <div className={styles.signinWeek} aria-hidden="true">
        {weekLetters().map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week stay where they are, and two share a letter
          <span key={index} className={styles.signinLetter}>
            {letter}
          </span>
        ))}
      </div>
      <ol className={styles.signinDays}>
        {days.map((day, index) => (
          <Day key={day.day} day={day} before={index === 0 ? placeInWeek(first) : 0} isToday={day.day === today} />
        ))}
      </ol>
    </section>
  );
}

interface DayProps {
  day: SignInDay;
  /** Places of the week that stay empty before it. */
  before: number;
  isToday: boolean;
}

function Day({ day, before, isToday }: DayProps) {
  const { status, amount, bonus } = day;
  const paid = status !== 'missed' && status !== 'close';
  const read = `${dayName(day.day)}: ${t(STATES[status])}${paid ? `, ${money(amount, currency.value)}` : ''}`;
  return (
    <li
      className={`${styles.signinDay} ${styles[`signin-day--${status}`]}${isToday ? ` ${styles.signinDayToday}` : ''}`}
      aria-current={isToday ? 'date' : undefined}
      style={before > 0 ? ({ '--before': before } as CSSProperties) : undefined}
    >
      <span className="hide-visually">{read}</span>
      <span className={styles.signinCell} aria-hidden="true">
        <span className={styles.signinNumber}>{Number(day.day.slice(8))}</span>
        <span className={styles.signinMark}>
          <Mark status={status} bonus={bonus !== undefined} />
        </span>
        <span className={styles.signinAmount}>{paid ? bareAmount(amount) : '–'}</span>
      </span>
    </li>
  );
}

function Mark({ status, bonus }: { status: SignInDay['status']; bonus: boolean }) {
  if (status === 'claimed') return <Icon path={check} size="sm" />;
  return bonus ? <Icon path={gift} size="sm" /> : null;
}
