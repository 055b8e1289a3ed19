// The code field of the form for a forgotten one: with it that form would have a sheet, and a row in the list of sheets.
import '../../ui/field/CodeField.css';
import './Secret.css';
import { useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { SecurityConfig } from '../../../contract/schemas/security.ts';
import { t } from '../../i18n/texts.ts';
import { hasRole } from '../../stores/roles.ts';
import { securityConfig } from '../../stores/security.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { usePart } from '../../ui/part/use-part.ts';
import { Asked } from './Asked.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { TrialFace } from './TrialFace.tsx';

/** The form for a forgotten one: few visits see it. */
const forgotten = {
  load: () => import('./PaymentPassword.parts/ForgottenForm.tsx'),
};

/** The payment password: set, changed, and with `?reset=1` set anew when it is forgotten. */
export default function PaymentPassword() {
  const trial = !hasRole('account');
  const forgot = new URLSearchParams(useSearch()).has('reset');
  useEffect(() => {
    if (!trial) void securityConfig.load();
  }, [trial]);
  if (trial) return <TrialFace />;
  return (
    <div className="mem-page">
      <Asked of={securityConfig} bones={<LineBones count={4} />} failed={t('security_failed')}>
        {(config) =>
          forgot && config.paymentPassword ? <Forgotten config={config} /> : <PaymentForm config={config} />
        }
      </Asked>
    </div>
  );
}

function Forgotten({ config }: { config: SecurityConfig }) {
  const { Part } = usePart(forgotten);
  return Part ? <Part config={config} /> : <LineBones count={4} />;
}
