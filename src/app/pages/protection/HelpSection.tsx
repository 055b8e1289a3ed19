import { language, t } from '../../i18n/texts.ts';
import { safeAddress } from '../../lib/site-path.ts';
import { siteHelp } from '../../stores/system/site-help.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { lifebuoy, outside } from '../../ui/icon/protection.ts';
import { ProtectCard } from './ProtectCard.tsx';
import styles from './Protection.css';

/** An organisation that helps with gambling; these stand where the brand names none. */
interface Organisation {
  name: string;
  /** An https address. */
  url: string;
  phone?: string;
}

const BRAZIL: readonly Organisation[] = [
  { name: 'Jogadores Anônimos do Brasil', url: 'https://jogadoresanonimos.com.br/' },
  { name: 'CVV – Centro de Valorização da Vida', url: 'https://www.cvv.org.br/', phone: '188' },
];

const WORLD: readonly Organisation[] = [
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
  { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/' },
  { name: 'GamCare', url: 'https://www.gamcare.org.uk/', phone: '0808 8020 133' },
];

/** The organisations that speak a language of the site. */
const organisationsOf = (language: string): readonly Organisation[] => (language === 'pt' ? BRAZIL : WORLD);

/** The brand's words on the risk, and who helps; links that are not https are left out. */
export function HelpSection() {
  const own = siteHelp();
  const organisations = own?.links ?? organisationsOf(language());
  return (
    <ProtectCard icon={lifebuoy} title={t('help_orgs_title')} hint={own?.risk?.[language()] ?? t('help_orgs_text')}>
      <ul>
        {organisations.map(({ name, url, phone }) => (
          <li key={name} className={styles.helpOrg}>
            {safeAddress(url)?.startsWith('https:') && (
              <a className={styles.protectHelp} href={url} target="_blank" rel="noopener noreferrer">
                <span>{name}</span>
                <Icon path={outside} size="sm" />
              </a>
            )}
            {phone && (
              <a className={styles.helpPhone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {t('help_orgs_call', { phone })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </ProtectCard>
  );
}
