import { t } from '../../i18n/texts.ts';
import { info, siteName } from '../../stores/system.ts';

/** The foot of home: the responsible-play note and the copyright (SPEC 2.7). */
export function HomeFooter() {
  return (
    <footer className="home-footer">
      <p>{t('footer_age', { age: info.value?.minAge ?? 18 })}</p>
      <p>{t('footer_copyright', { site: siteName() })}</p>
    </footer>
  );
}
