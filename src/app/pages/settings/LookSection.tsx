import { t } from '../../i18n/texts.ts';
import { showSheet } from '../../stores/menu.ts';
import { setTheme, theme } from '../../stores/settings.ts';
import { globe } from '../../ui/icon/settings.ts';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import { SettingRow, SettingSection } from './SettingSection.tsx';

/** Theme and language. */
export function LookSection() {
  const themes = [
    { id: 'dark' as const, label: t('set_theme_dark') },
    { id: 'light' as const, label: t('set_theme_light') },
  ];
  return (
    <SettingSection title={t('set_look')}>
      <div className="card set-card">
        <h3 className="set-label">{t('set_theme')}</h3>
        <Segmented name="theme" options={themes} value={theme.value} onChange={setTheme} label={t('set_theme')} />
      </div>
      <ul className="card set-rows">
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
