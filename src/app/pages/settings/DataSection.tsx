import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { startMeter } from '../../stores/meter.ts';
import { chooseSaver, type SaverChoice, type SaverState, saverState } from '../../stores/saver-choices.ts';
import { usePart } from '../../ui/part/use-part.ts';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { DataLimit } from './DataLimit.tsx';
import { DataMeter } from './DataMeter.tsx';
import { PictureModes } from './PictureModes.tsx';
import { SettingSection } from './SettingSection.tsx';

const offlineCopy = { load: () => import('./OfflineCopy.tsx') };

const CHOICES: readonly SaverChoice[] = ['auto', 'on', 'off'];

/** Says what the switch comes to. */
function hintOf({ saver, saves, browser }: SaverState) {
  if (saver === 'auto') return browser ? 'saver_hint_browser' : 'saver_hint_auto';
  return saves ? 'saver_hint_on' : 'saver_hint_off';
}

/** What the site has cost, and what it may cost. */
export function DataSection() {
  useEffect(startMeter, []);
  const state = saverState.value;
  return (
    <SettingSection title={t('set_data')}>
      <DataMeter />
      <div className="card set-card">
        <h3 className="set-label">{t('saver_title')}</h3>
        <Segmented
          name="saver"
          options={CHOICES.map((id) => ({ id, label: t(`saver_${id}`) }))}
          value={state.saver}
          onChange={chooseSaver}
          label={t('saver_title')}
        />
        <p className="set-hint" aria-live="polite">
          {t(hintOf(state))}
        </p>
        {state.saves && <WhileSaving />}
      </div>
      <PictureModes />
      <DataLimit />
    </SettingSection>
  );
}

/** What is asked only of those who save data comes with the switch. */
function WhileSaving() {
  const { Part } = usePart(offlineCopy);
  return Part ? <Part /> : null;
}
