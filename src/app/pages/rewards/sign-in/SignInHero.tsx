import type { SignInCalendar, SignInClaim } from '../../../../contract/schemas/rewards.ts';
import { ClaimButton } from '../../../features/claims/ClaimButton.tsx';
import { type OwnTexts, tellRefusal } from '../../../features/claims/tell-claim.ts';
import { celebrateMoney } from '../../../features/moment/celebrate.ts';
import { money } from '../../../i18n/format.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { fromMinor, toMinor } from '../../../lib/decimal.ts';
import { streakWeek } from '../../../lib/streak-week.ts';
import type { ClaimEnd } from '../../../stores/data/claim.ts';
import { signInCalendar, signInClaim, signInToday } from '../../../stores/rewards/sign-in-calendar.ts';
import { currency } from '../../../stores/system/system.ts';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { useMoment } from '../../../ui/countdown/use-moment.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { check, fire } from '../../../ui/icon/rewards.ts';
import { HeroCard } from '../RewardPage.tsx';
import rewardsStyles from '../rewards.css';
import signInStyles from './SignIn.css';
import { StreakPath } from './StreakPath.tsx';

/** ms to wait after the platform's midnight, so that the new day has begun there. */
const AFTER_MIDNIGHT = 1500;

const REFUSALS: OwnTexts = { 'reward.claimed': 'signIn_done_before', 'promotion.closed': 'signIn_turned' };

/** Tells how a sign-in ended. */
export function tellSignIn(end: ClaimEnd<SignInClaim>): void {
  if (end && 'error' in end) tellRefusal(end.error, REFUSALS, signInClaim.unsettled.peek() !== undefined);
  else if (end) {
    const { amount, points } = end.value;
    celebrateMoney(amount, 'signIn_done', { points });
  }
}

/** The streak with its steps, and today's sign-in. */
export function SignInHero({ calendar }: { calendar: SignInCalendar }) {
  const { streak, steps, endsAt, days, today } = calendar;
  useMoment(Date.parse(endsAt), AFTER_MIDNIGHT, () => void signInCalendar.load());
  const now = days.find(({ day }) => day === today);
  const sum = fromMinor((toMinor(now?.amount ?? '') ?? 0) + (toMinor(now?.bonus ?? '') ?? 0));
  return (
    <HeroCard icon={fire} look={signInStyles.signinHero}>
      <div>
        <h2 className={rewardsStyles.rewardHeroSum}>
          {streak > 0 ? plural('signIn_streak', streak) : t('signIn_begin')}
        </h2>
        <StreakPath stops={streakWeek(streak, now?.status === 'claimed', steps)} />
        <Steps streak={streak} steps={steps} />
      </div>
      {now?.status === 'claim' ? (
        <ClaimButton
          text={t('signIn_today', { amount: money(sum, currency.value) })}
          busy={signInClaim.claiming.value !== undefined}
          onClaim={() => void signInToday().then(tellSignIn)}
        >
          {now.points > 0 && <span className={signInStyles.signinPoints}>{plural('signIn_points', now.points)}</span>}
        </ClaimButton>
      ) : (
        <p className={signInStyles.signinNext}>
          {t('signIn_next')}{' '}
          <Countdown until={Date.parse(endsAt)} ended={t('signIn_now')} className={signInStyles.signinClock} />
        </p>
      )}
    </HeroCard>
  );
}

/** The lengths of the streak that pay a bonus; reached ones have a check mark. */
function Steps({ streak, steps }: Pick<SignInCalendar, 'streak' | 'steps'>) {
  return (
    <ol className={signInStyles.signinSteps} aria-label={t('signIn_steps')}>
      {steps.map(({ days, bonus }) => (
        <li
          key={days}
          className={
            days <= streak ? `${signInStyles.signinStep} ${signInStyles.signinStepHad}` : signInStyles.signinStep
          }
        >
          <span className={signInStyles.signinStepDays}>
            {days <= streak && <Icon path={check} size="sm" />}
            {t('signIn_step', { days })}
          </span>
          <b className={signInStyles.signinStepSum}>{money(bonus, currency.value)}</b>
        </li>
      ))}
    </ol>
  );
}
