import { useEffect, useState } from 'react';
import { t } from '../../../i18n/texts.ts';
import { goBack } from '../../../routes/links.ts';
import { registerSettings } from '../../../stores/registration/registration.ts';
import { hasFeature, info } from '../../../stores/system/system.ts';
import { TitleBar } from '../../../ui/bar/TitleBar.tsx';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import styles from '../Account.css';
import { FormHero } from '../FormHero.tsx';
import { ForgetByEmail } from './ForgetByEmail.tsx';
import { ForgetByMobile } from './ForgetByMobile.tsx';

type Way = 'mobile' | 'email';

/** A forgotten password: by mobile number where the site allows it, which is then the default, or by e-mail (SPEC 2.5). */
export default function Forget() {
  useEffect(() => registerSettings.want(), []);
  const [chosen, setChosen] = useState<Way>('mobile');
  const byMobile = hasFeature('phonePasswordRecovery');
  const way = byMobile ? chosen : 'email';
  return (
    <>
      <TitleBar title={t('title_forget')} backLabel={t('back')} onBack={goBack} />
      <FormHero group="m_forget" title={t('forget_title')} />
      <div className={styles.form}>
        {byMobile && (
          <div className={styles.formMethods}>
            <Segmented
              name="way"
              label={t('forget_method')}
              options={[
                { id: 'mobile', label: t('forget_by_mobile') },
                { id: 'email', label: t('forget_by_email') },
              ]}
              value={chosen}
              onChange={setChosen}
            />
          </div>
        )}
        {!info.value && <LineBones count={4} />}
        {info.value && (way === 'mobile' ? <ForgetByMobile /> : <ForgetByEmail />)}
      </div>
    </>
  );
}
