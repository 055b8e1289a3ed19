import { useEffect } from 'react';
import type { SignInCalendar } from '../../../../contract/schemas/rewards.ts';
import { money } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { fromMinor, toMinor } from '../../../lib/decimal.ts';
import { signInCalendar, signInClaim, signInToday } from '../../../stores/sign-in-calendar.ts';
import { currency } from '../../../stores/system.ts';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { check, fire } from '../../../ui/icon/rewards.ts';
import { tellSignIn } from './tell-sign-in.ts';

/** A moment later than the platform's midnight, in ms: nobody asks before the day has turned there. */
const AFTER = 1500;

/** The longest that a timer of a browser can wait, in ms. */
const LONGEST = 2 ** 31 - 1;

/** Asks again once the platform's day has turned, and when the page comes to the front. */
function useNewDay(endsAt: string): void {
  useEffect(() => {
    const left = Date.parse(endsAt) + AFTER - Date.now();
    const timer = left > 0 && left < LONGEST ? setTimeout(() => void signInCalendar.load(), left) : undefined;
    const look = () => {
      if (!document.hidden && Date.now() > Date.parse(endsAt)) void signInCalendar.load();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endsAt]);
}

/** The streak with its steps, and today's sign-in. */
export function SignInHero({ calendar }: { calendar: SignInCalendar }) {
  const { streak, steps, endsAt, days, today } = calendar;
  useNewDay(endsAt);
  const now = days.find(({ day }) => day === today);
  const sum = fromMinor((toMinor(now?.amount ?? '') ?? 0) + (toMinor(now?.bonus ?? '') ?? 0));
  return (
    <section className="reward-hero signin-hero">
      <span className="reward-hero-art">
        <Icon path={fire} />
      </span>
      <div>
        <h2 className="reward-hero-sum">{streak > 0 ? plural('signIn_streak', streak) : t('signIn_begin')}</h2>
        <Steps streak={streak} steps={steps} />
      </div>
      {now?.status === 'claim' ? (
        <button
          type="button"
          className="btn btn-gold btn-wide"
          aria-busy={signInClaim.claiming.value !== undefined}
          onClick={() => void signInToday().then(tellSignIn)}
        >
          {t('signIn_today', { amount: money(sum, currency.value) })}
          {now.points > 0 && <span className="signin-points">{plural('signIn_points', now.points)}</span>}
        </button>
      ) : (
        <p className="signin-next">
          {t('signIn_next')} <Countdown until={Date.parse(endsAt)} ended={t('signIn_now')} className="signin-clock" />
        </p>
      )}
    </section>
  );
}

/** The lengths of the streak that pay a bonus, those that were reached checked. */
function Steps({ streak, steps }: Pick<SignInCalendar, 'streak' | 'steps'>) {
  return (
    <ol className="signin-steps" aria-label={t('signIn_steps')}>
      {steps.map(({ days, bonus }) => (
        <li key={days} className={days <= streak ? 'signin-step signin-step-had' : 'signin-step'}>
          <span className="signin-step-days">
            {days <= streak && <Icon path={check} size="sm" />}
            {t('signIn_step', { days })}
          </span>
          <b className="signin-step-sum">{money(bonus, currency.value)}</b>
        </li>
      ))}
    </ol>
  );
}
