import { useEffect } from 'react';
import type { SitePageName } from '../../../contract/schemas/help.ts';
import { Loaded } from '../../features/loading/Loaded.tsx';
import { isOpen } from '../../features/switches/is-open.ts';
import { SiteHtml } from '../../features/switches/SiteHtml.tsx';
import { type TextKey, t } from '../../i18n/texts.ts';
import { spokenIn } from '../../lib/spoken.ts';
import { go, help } from '../../routes/links.ts';
import { sitePage } from '../../stores/help/site-pages.ts';
import { siteName } from '../../stores/system/system.ts';
import styles from './Help.css';

/** The site's own texts by the name that stands in the address, with what they are called in lists. */
const SITE_TEXTS: Readonly<Record<SitePageName, TextKey>> = {
  about: 'title_about',
  responsible: 'title_protection',
  terms: 'title_terms',
  privacy: 'title_privacy',
};

const SITE_TEXT_NAMES = Object.keys(SITE_TEXTS) as SitePageName[];

/** The text that an address such as `/m/help?page=terms` names; undefined for the help centre itself. */
export function siteTextOf(search: string): SitePageName | undefined {
  const asked = new URLSearchParams(search).get('page');
  return SITE_TEXT_NAMES.find((name) => name === asked);
}

/** The address of one of the texts. */
const siteTextPath = (name: SitePageName): string => `/m/help?page=${name}`;

/** One of the site's own texts on a page that can be linked: about, responsible play, terms, privacy. */
export function SiteText({ name }: { name: SitePageName }) {
  const text = sitePage(name);
  useEffect(() => {
    scrollTo(0, 0);
    text.want();
  }, [text]);
  return (
    <>
      <TextBody name={name} />
      {(text.value.value || text.error.value) && <Below name={name} />}
    </>
  );
}

/** What stands below a text comes once that is known, or it would be pushed down. */
function Below({ name }: { name: SitePageName }) {
  return (
    <>
      {name === 'responsible' && (
        <div className={styles.helpTools}>
          <button type="button" className="btn btn-ghost btn-wide" onClick={() => go('/m/protection')}>
            {t('help_tools')}
          </button>
        </div>
      )}
      <SiteTextLinks shown={name} />
    </>
  );
}

function TextBody({ name }: { name: SitePageName }) {
  return (
    <Loaded
      resource={sitePage(name)}
      title={t('help_text_failed')}
      bones={
        <div className={`bones ${styles.helpText}`} aria-hidden="true">
          <div className={`bone ${styles.helpBoneHeading}`} />
          <div className={`bone ${styles.helpBoneText}`} />
        </div>
      }
    >
      {({ title, content }) => (
        <article className={styles.helpText}>
          <h2 className={styles.helpTextTitle} {...spokenIn()}>
            {title}
          </h2>
          <SiteHtml html={content} />
        </article>
      )}
    </Loaded>
  );
}

/** The ways to the site's other texts, and from them back to the help centre. */
export function SiteTextLinks({ shown }: { shown?: SitePageName }) {
  return (
    <nav className={`card ${styles.helpLinks}`} aria-label={t('help_site', { site: siteName() })}>
      {shown && isOpen(help(0)) && (
        <button type="button" className={styles.helpLink} onClick={() => go(help(0))}>
          {t('title_help')}
        </button>
      )}
      {SITE_TEXT_NAMES.filter((name) => name !== shown).map((name) => (
        <button key={name} type="button" className={styles.helpLink} onClick={() => go(siteTextPath(name))}>
          {t(SITE_TEXTS[name])}
        </button>
      ))}
    </nav>
  );
}
