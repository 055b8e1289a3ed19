import { lazy } from '../../features/loading/lazy.ts';
import { Part } from '../../features/loading/Part.tsx';
import { isOpen } from '../../features/switches/is-open.ts';
import { t } from '../../i18n/texts.ts';
import { changePassword, go, home, kycPath, login, register, settings } from '../../routes/links.ts';
import { hasRole } from '../../stores/session/roles.ts';
import { signedIn } from '../../stores/session/session.ts';
import { confirmSignOut } from '../../stores/session/sign-out.ts';
import { lock } from '../../ui/icon/lobby.ts';
import { signOut as leave } from '../../ui/icon/settings.ts';
import { userFill } from '../../ui/icon/shell.ts';
import { SettingRow, SettingSection } from './SettingSection.tsx';
import styles from './Settings.css';

const KycValue = lazy(() => import('./KycValue.tsx'), { afterPaint: true });

/**
 * The way to a new password, to the login for guests, the state of the verification, and the way out (SPEC 2.9). Free play has neither
 * password nor person: it is asked to register.
 */
export function AccountSection() {
  const member = signedIn.value;
  const trial = member && !hasRole('account');
  return (
    <SettingSection title={t('set_account')}>
      <ul className={`card ${styles.setRows}`}>
        {!member && <SettingRow icon={userFill} text={t('login')} onPress={() => go(login(settings))} />}
        {trial && <SettingRow icon={userFill} text={t('register')} onPress={() => go(register())} />}
        {!trial && (
          <SettingRow
            icon={lock}
            text={t('set_password')}
            onPress={() => go(member ? changePassword : login(settings))}
          />
        )}
        {member && !trial && isOpen(kycPath) && <VerificationRow />}
        {member && (
          <SettingRow icon={leave} text={t('logout')} danger onPress={() => void confirmSignOut(() => go(home))} />
        )}
      </ul>
    </SettingSection>
  );
}

function VerificationRow() {
  const value = <Part of={KycValue} props={{}} bones={null} fallback={null} />;
  return <SettingRow icon={userFill} text={t('set_kyc')} value={value} onPress={() => go(kycPath)} />;
}
