import type { TierChoice } from '../../device/tier.ts';
import { t } from '../../i18n/texts.ts';
import { chooseTier, tier, tierChoice } from '../../stores/settings.ts';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { SettingSection } from './SettingSection.tsx';

const CHOICES: readonly TierChoice[] = ['auto', 'low', 'mid', 'high'];

/** How much the device is asked to do: as it is taken for, or as the person says. */
export function DeviceSection() {
  const options = CHOICES.map((id) => ({ id, label: t(`tier_${id}`) }));
  return (
    <SettingSection title={t('set_device')}>
      <div className="card set-card">
        <h3 className="set-label">{t('tier_title')}</h3>
        <Segmented
          name="tier"
          options={options}
          value={tierChoice.value}
          onChange={chooseTier}
          label={t('tier_title')}
        />
        <p className="set-hint" aria-live="polite">
          {t(`tier_hint_${tier.value}`)}
        </p>
      </div>
    </SettingSection>
  );
}
