import { useEffect } from 'react';
import { totalOf } from '../../device/meter.ts';
import { lazy } from '../../features/loading/lazy.ts';
import { Part } from '../../features/loading/Part.tsx';
import { dataSize } from '../../i18n/figures.ts';
import { t } from '../../i18n/texts.ts';
import { monthLimit, monthUsage, setMonthLimit, startMeter } from '../../stores/settings/meter.ts';
import { chooseSaver, type SaverChoice, type SaverState, saverState } from '../../stores/settings/saver-choices.ts';
import { Select } from '../../ui/field/Select.tsx';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { DataMeter } from './DataMeter.tsx';
import { PictureModes } from './PictureModes.tsx';
import { SettingSection } from './SettingSection.tsx';

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
        {state.saves && <Part of={OfflineCopy} props={{}} bones={null} fallback={null} />}
      </div>
      <PictureModes />
      <DataLimit />
    </SettingSection>
  );
}

/** Limits that can be chosen, in MB; 0 for none. */
const LIMITS: readonly number[] = [0, 20, 50, 100, 200, 500, 1000, 2000];

/** The limit that the monthly warning goes by. */
function DataLimit() {
  const limit = monthLimit.value;
  const options = LIMITS.map((megabytes) => ({
    value: String(megabytes),
    label: megabytes === 0 ? t('limit_none') : dataSize(megabytes * 1_000_000),
  }));
  const used = dataSize(totalOf(monthUsage.value));
  return (
    <div className="card set-card">
      <Select
        name="limit"
        label={t('limit_title')}
        hint={limit > 0 ? t('limit_state', { used }) : t('limit_hint')}
        value={String(limit)}
        onChange={(value) => setMonthLimit(Number(value))}
        options={options}
      />
    </div>
  );
}
