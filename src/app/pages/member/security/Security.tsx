import { useEffect } from 'react';
import type { SecurityConfig } from '../../../../contract/schemas/security.ts';
import { useAct } from '../../../features/forms/use-act.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { TrialFace } from '../../../features/sign-in/trial.tsx';
import { isOpen } from '../../../features/switches/is-open.ts';
import { t } from '../../../i18n/texts.ts';
import { go, home, kycPath } from '../../../routes/links.ts';
import { ask } from '../../../stores/screen/dialogs.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { securityConfig } from '../../../stores/security/security.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { signOutEverywhere } from '../../../stores/session/sign-out-everywhere.ts';
import { hasFeature } from '../../../stores/system/system.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { devices } from '../../../ui/icon/account.ts';
import { CONTACT_EDITORS, useEditor } from '../editors/use-editor.tsx';
import memberRowStyles from '../MemberRow.css';
import { MemberRow } from '../MemberRow.tsx';
import securityStyles from './Security.css';
import { SecurityMeter } from './SecurityMeter.tsx';
import { SecurityRowButton } from './SecurityRowButton.tsx';
import { openRow, securityGroups } from './security-rows.ts';

/** The security centre (SPEC 2.1): how well the account is protected, and what each protection is. */
export default function Security() {
  const trial = !hasRole('account');
  useEffect(() => {
    if (!trial) void securityConfig.load();
  }, [trial]);
  if (trial) return <TrialFace />;
  return (
    <div className="page">
      <Loaded resource={securityConfig} title={t('security_failed')} bones={<LineBones count={7} />}>
        {(config) => <SecurityContent config={config} />}
      </Loaded>
    </div>
  );
}

function SecurityContent({ config }: { config: SecurityConfig }) {
  const { edit, opening, sheet } = useEditor(CONTACT_EDITORS);
  const doors = {
    kyc: isOpen(kycPath),
    linked: hasFeature('googleLogin') || hasFeature('facebookLogin'),
    protection: hasFeature('playLimits') || hasFeature('timeOut') || hasFeature('selfExclusion'),
  };
  return (
    <>
      <SecurityMeter config={config} onNext={(id) => openRow(id, edit)} />
      {securityGroups(config, doors).map(({ id, rows }) => (
        <section key={id} className={securityStyles.memSection} aria-labelledby={`security-${id}`}>
          <h2 id={`security-${id}`} className={securityStyles.memTitle}>
            {t(`security_${id}`)}
          </h2>
          <ul className={`card ${memberRowStyles.memRows}`}>
            {rows.map((row) => (
              <SecurityRowButton key={row.id} row={row} opening={opening} onPress={() => openRow(row.id, edit)} />
            ))}
          </ul>
        </section>
      ))}
      <SecurityDevices />
      {sheet}
    </>
  );
}

/** Signs out on every phone at once, for a member who has lost one. */
function SecurityDevices() {
  const { busy, run } = useAct(async () => {
    await signOutEverywhere(() => go(home));
    showToast('success', 'devices_done', 3);
  });
  const leave = async () => {
    if (await ask({ title: 'devices_title', text: 'devices_text', submit: 'devices_submit', cancel: 'cancel' })) run();
  };
  return (
    <section className={securityStyles.memSection} aria-labelledby="security-devices">
      <h2 id="security-devices" className={securityStyles.memTitle}>
        {t('security_devices')}
      </h2>
      <ul className={`card ${memberRowStyles.memRows}`}>
        <MemberRow
          icon={devices}
          title={t('row_devices')}
          note={t('about_devices')}
          busy={busy}
          onPress={() => void leave()}
        />
      </ul>
    </section>
  );
}
