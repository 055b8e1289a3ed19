import { useState } from 'react';
import type { TierChoice } from '../../device/tier.ts';
import { canVibrate, chooseVibration, vibrates } from '../../device/vibration.ts';
import { t } from '../../i18n/texts.ts';
import { openAtOnce, opensAtOnce } from '../../stores/games/entrance.ts';
import { showSheet } from '../../stores/screen/menu.ts';
import { chooseTier, setTheme, theme, tier, tierChoice } from '../../stores/settings/settings.ts';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { globe } from '../../ui/icon/settings.ts';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { AccountSection } from './AccountSection.tsx';
import { DataSection } from './DataSection.tsx';
import { SettingRow, SettingSection } from './SettingSection.tsx';
import styles from './Settings.css';

/** Settings (SPEC 2.9): the account, the look, what the site may cost, and what the device can take. */
export default function Settings() {
  return (
    <div className="page">
      <AccountSection />
      <LookSection />
      <DataSection />
      <DeviceSection />
    </div>
  );
}

/** Theme and language. */
function LookSection() {
  const themes = [
    { id: 'dark' as const, label: t('set_theme_dark') },
    { id: 'light' as const, label: t('set_theme_light') },
  ];
  return (
    <SettingSection title={t('set_look')}>
      <div className={`card ${styles.setCard}`}>
        <h3 className={styles.setLabel}>{t('set_theme')}</h3>
        <Segmented name="theme" options={themes} value={theme.value} onChange={setTheme} label={t('set_theme')} />
      </div>
      <ul className={`card ${styles.setRows}`}>
        <SettingRow
          icon={globe}
          text={t('menu_language')}
          value={t('language_own')}
          onPress={() => showSheet('language')}
        />
      </ul>
    </SettingSection>
  );
}

/** Whether the phone shakes with what is won. */
function Vibration() {
  const [on, setOn] = useState(vibrates);
  const choose = (wanted: boolean) => {
    chooseVibration(wanted);
    setOn(wanted);
  };
  return (
    <Checkbox name="vibration" checked={on} onChange={choose}>
      {t('set_vibration')}
    </Checkbox>
  );
}

const TIERS: readonly TierChoice[] = ['auto', 'low', 'mid', 'high'];

/** How games open, and how much the site asks of the device: as it guesses, or as the person chooses. */
function DeviceSection() {
  const options = TIERS.map((id) => ({ id, label: t(`tier_${id}`) }));
  return (
    <SettingSection title={t('set_device')}>
      <div className={`card ${styles.setCard}`}>
        <Checkbox name="at-once" checked={opensAtOnce.value} onChange={openAtOnce}>
          {t('set_at_once')}
        </Checkbox>
        {canVibrate() && <Vibration />}
      </div>
      <div className={`card ${styles.setCard}`}>
        <h3 className={styles.setLabel}>{t('tier_title')}</h3>
        <Segmented
          name="tier"
          options={options}
          value={tierChoice.value}
          onChange={chooseTier}
          label={t('tier_title')}
        />
        <p className={styles.setHint} aria-live="polite">
          {t(`tier_hint_${tier.value}`)}
        </p>
      </div>
    </SettingSection>
  );
}
