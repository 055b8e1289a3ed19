import './SignIn.css';
import { useEffect } from 'react';
import type { SignInCalendar } from '../../../../contract/schemas/rewards.ts';
import { t } from '../../../i18n/texts.ts';
import { errorText } from '../../../stores/error-text.ts';
import { settleSignIn, signInCalendar, signInClaim } from '../../../stores/sign-in-calendar.ts';
import { hasFeature, hasPromo } from '../../../stores/system.ts';
import { Face } from '../../../ui/face/Face.tsx';
import { SignInBones } from './SignInBones.tsx';
import { SignInHero } from './SignInHero.tsx';
import { SignInMonth } from './SignInMonth.tsx';
import { tellSignIn } from './tell-sign-in.ts';
import { Unsettled } from '../../../features/claims/UnsettledClaim.tsx';
import { useOpen } from '../../../features/switches/use-switched-on.ts';
import { useSettle } from '../../../features/claims/use-settle.ts';

/** The sign-in activity (SPEC 2.1): a small reward a day, more for days in a row. It goes by the LOGIN promo (SPEC section 6). */
export default function SignIn() {
  const open = useOpen(() => hasPromo('LOGIN'));
  return open ? <Calendar /> : null;
}

function Calendar() {
  useEffect(() => void signInCalendar.load(), []);
  useSettle(settleSignIn, tellSignIn);
  const calendar = signInCalendar.value.value;
  const error = signInCalendar.error.value;
  if (calendar) {
    return (
      <div className="reward-page">
        <SignInHero calendar={calendar} />
        {signInClaim.unsettled.value && (
          <Unsettled
            busy={signInClaim.claiming.value !== undefined}
            onCheck={() => void settleSignIn().then(tellSignIn)}
          />
        )}
        <SignInMonth calendar={calendar} />
        <Rules calendar={calendar} />
      </div>
    );
  }
  if (!error) return <SignInBones />;
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={t('signIn_failed')}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={() => void signInCalendar.load()}
      busy={signInCalendar.busy.value}
    />
  );
}

function Rules({ calendar: { wageringTimes: times } }: { calendar: SignInCalendar }) {
  return (
    <section className="signin-rules">
      <h2 className="signin-title">{t('signIn_rules')}</h2>
      <ul>
        <li>{t('signIn_rule_day')}</li>
        <li>{t('signIn_rule_streak')}</li>
        {times > 0 && <li>{t('signIn_rule_wagering', { times })}</li>}
        {hasFeature('mall') && <li>{t('signIn_rule_points')}</li>}
      </ul>
    </section>
  );
}
