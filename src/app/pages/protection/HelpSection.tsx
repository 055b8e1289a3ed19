import { language, t } from '../../i18n/texts.ts';
import { safeAddress } from '../../lib/site-path.ts';
import { siteHelp } from '../../stores/site-help.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { lifebuoy, outside } from '../../ui/icon/protection.ts';
import { organisationsOf } from './organisations.ts';

/** The brand's words on the risk, and who helps; links that are not https are left out. */
export function HelpSection() {
  const own = siteHelp();
  const organisations = own?.links ?? organisationsOf(language());
  return (
    <section className="card protect-card">
      <div className="protect-head">
        <Icon path={lifebuoy} />
        <h2>{t('help_orgs_title')}</h2>
      </div>
      <p className="protect-hint">{own?.risk?.[language()] ?? t('help_orgs_text')}</p>
      <ul>
        {organisations.map(({ name, url, phone }) => (
          <li key={name} className="help-org">
            {safeAddress(url)?.startsWith('https:') && (
              <a className="help-link" href={url} target="_blank" rel="noopener noreferrer">
                <span>{name}</span>
                <Icon path={outside} size="sm" />
              </a>
            )}
            {phone && (
              <a className="help-phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {t('help_orgs_call', { phone })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
