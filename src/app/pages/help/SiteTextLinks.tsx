import type { SitePageName } from '../../../contract/schemas/help.ts';
import { t } from '../../i18n/texts.ts';
import { go, help } from '../../routes/links.ts';
import { siteName } from '../../stores/system.ts';
import { SITE_TEXT_NAMES, SITE_TEXTS, siteTextPath } from './site-texts.ts';

/** The ways to the site's other texts, and from them back to the help centre. */
export function SiteTextLinks({ shown }: { shown?: SitePageName }) {
  return (
    <nav className="card help-links" aria-label={t('help_site', { site: siteName() })}>
      {shown && (
        <button type="button" className="help-link" onClick={() => go(help(0))}>
          {t('title_help')}
        </button>
      )}
      {SITE_TEXT_NAMES.filter((name) => name !== shown).map((name) => (
        <button key={name} type="button" className="help-link" onClick={() => go(siteTextPath(name))}>
          {t(SITE_TEXTS[name])}
        </button>
      ))}
    </nav>
  );
}
