import { useEffect } from 'react';
import type { SignInCalendar } from '../../../../contract/schemas/rewards.ts';
import { UnsettledClaim, useSettle } from '../../../features/claims/UnsettledClaim.tsx';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { isOpen } from '../../../features/switches/is-open.ts';
import { t } from '../../../i18n/texts.ts';
import { mall } from '../../../routes/links.ts';
import { settleSignIn, signInCalendar, signInClaim } from '../../../stores/rewards/sign-in-calendar.ts';
import { REWARD_SCREENS, RewardPage } from '../RewardPage.tsx';
import styles from './SignIn.css';
import { SignInBones } from './SignIn.skeleton.tsx';
import { SignInHero, tellSignIn } from './SignInHero.tsx';
import { SignInMonth } from './SignInMonth.tsx';

/** The sign-in activity (SPEC 2.1): a small reward a day, more for days in a row. It goes by the LOGIN promo (SPEC section 6). */
export default function SignIn() {
  return (
    <RewardPage screen={REWARD_SCREENS.signIn}>
      <Calendar />
    </RewardPage>
  );
}

function Calendar() {
  useEffect(() => void signInCalendar.load(), []);
  const check = useSettle(settleSignIn, tellSignIn);
  return (
    <Loaded resource={signInCalendar} title={t('signIn_failed')} bones={<SignInBones />}>
      {(calendar) => (
        <>
          <SignInHero calendar={calendar} />
          <UnsettledClaim claim={signInClaim} onCheck={check} />
          <SignInMonth calendar={calendar} />
          <Rules calendar={calendar} />
        </>
      )}
    </Loaded>
  );
}

function Rules({ calendar: { wageringTimes: times } }: { calendar: SignInCalendar }) {
  return (
    <section className={styles.signinRules}>
      <h2 className={styles.signinTitle}>{t('signIn_rules')}</h2>
      <ul>
        <li>{t('signIn_rule_day')}</li>
        <li>{t('signIn_rule_streak')}</li>
        {times > 0 && <li>{t('signIn_rule_wagering', { times })}</li>}
        {isOpen(mall) && <li>{t('signIn_rule_points')}</li>}
      </ul>
    </section>
  );
}
