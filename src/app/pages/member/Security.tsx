import './Security.css';
import { useEffect } from 'react';
import type { SecurityConfig } from '../../../contract/schemas/security.ts';
import { t } from '../../i18n/texts.ts';
import { hasRole } from '../../stores/roles.ts';
import { securityConfig } from '../../stores/security.ts';
import { hasFeature } from '../../stores/system.ts';
import { Asked } from './Asked.tsx';
import { SecurityBones } from './SecurityBones.tsx';
import { SecurityDevices } from './SecurityDevices.tsx';
import { SecurityMeter } from './SecurityMeter.tsx';
import { SecurityRowButton } from './SecurityRowButton.tsx';
import { openRow } from './security-doors.ts';
import { securityGroups } from './security-rows.ts';
import { TrialFace } from './TrialFace.tsx';
import { useEditor } from './use-editor.tsx';

/** The security centre (SPEC 2.1): how well the account is protected, and what each protection is. */
export default function Security() {
  const trial = !hasRole('account');
  useEffect(() => {
    if (!trial) void securityConfig.load();
  }, [trial]);
  if (trial) return <TrialFace />;
  return (
    <div className="mem-page">
      <Asked of={securityConfig} bones={<SecurityBones />} failed={t('security_failed')}>
        {(config) => <SecurityContent config={config} />}
      </Asked>
    </div>
  );
}

function SecurityContent({ config }: { config: SecurityConfig }) {
  const { edit, opening, sheet } = useEditor();
  const doors = {
    linked: hasFeature('googleLogin') || hasFeature('facebookLogin'),
    protection: hasFeature('playLimits') || hasFeature('timeOut') || hasFeature('selfExclusion'),
  };
  return (
    <>
      <SecurityMeter config={config} onNext={(id) => openRow(id, edit)} />
      {securityGroups(config, doors).map(({ id, rows }) => (
        <section key={id} className="mem-section" aria-labelledby={`security-${id}`}>
          <h2 id={`security-${id}`} className="mem-title">
            {t(`security_${id}`)}
          </h2>
          <ul className="card mem-rows">
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
