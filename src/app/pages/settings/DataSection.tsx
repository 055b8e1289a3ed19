import { useEffect } from 'react';
import { lazy } from '../../features/loading/lazy.ts';
import { Part } from '../../features/loading/Part.tsx';
import { t } from '../../i18n/texts.ts';
import { startMeter } from '../../stores/settings/meter.ts';
import { chooseSaver, type SaverChoice, type SaverState, saverState } from '../../stores/settings/saver-choices.ts';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { DataMeter } from './DataMeter.tsx';
import { PictureModes } from './PictureModes.tsx';
import { SettingSection } from './SettingSection.tsx';
import styles from './Settings.css';

/** It stands below the first screen, and brings a field. */
const DataLimit = lazy(() => import('./DataLimit.tsx'), { afterPaint: true });
const OfflineCopy = lazy(() => import('./OfflineCopy.tsx'));

const CHOICES: readonly SaverChoice[] = ['auto', 'on', 'off'];

/** The text that says what the switch does now. */
function hintOf({ saver, saves, browser }: SaverState) {
  if (saver === 'auto') return browser ? 'saver_hint_browser' : 'saver_hint_auto';
  return saves ? 'saver_hint_on' : 'saver_hint_off';
}

/** What the site has cost in data, and the settings that save data. */
export function DataSection() {
  useEffect(startMeter, []);
  const state = saverState.value;
  return (
    <SettingSection title={t('set_data')}>
      <DataMeter />
      <div className={`card ${styles.setCard}`}>
        <h3 className={styles.setLabel}>{t('saver_title')}</h3>
        <Segmented
          name="saver"
          options={CHOICES.map((id) => ({ id, label: t(`saver_${id}`) }))}
          value={state.saver}
          onChange={chooseSaver}
          label={t('saver_title')}
        />
        <p className={styles.setHint} aria-live="polite">
          {t(hintOf(state))}
        </p>
        {state.saves && <Part of={OfflineCopy} props={{}} bones={null} fallback={null} />}
      </div>
      <PictureModes />
      <div className={`card ${styles.setCard} ${styles.setLimit}`}>
        <Part of={DataLimit} props={{}} bones={null} fallback={null} />
      </div>
    </SettingSection>
  );
}
