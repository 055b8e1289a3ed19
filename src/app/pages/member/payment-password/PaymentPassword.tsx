import { useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { TrialFace } from '../../../features/sign-in/trial.tsx';
import { t } from '../../../i18n/texts.ts';
import { securityConfig } from '../../../stores/security/security.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { PaymentForm } from './PaymentForm.tsx';

const ForgottenForm = lazy(() => import('./ForgottenForm.tsx'));

/** The payment password: set, changed, and with `?reset=1` set anew when it is forgotten. */
export default function PaymentPassword() {
  const trial = !hasRole('account');
  const forgot = new URLSearchParams(useSearch()).has('reset');
  useEffect(() => {
    if (!trial) void securityConfig.load();
  }, [trial]);
  if (trial) return <TrialFace />;
  return (
    <div className="page">
      <Loaded resource={securityConfig} title={t('security_failed')} bones={<LineBones count={4} />}>
        {(config) =>
          forgot && config.paymentPassword ? (
            <Part of={ForgottenForm} props={{ config }} bones={<LineBones count={4} />} />
          ) : (
            <PaymentForm config={config} />
          )
        }
      </Loaded>
    </div>
  );
}
