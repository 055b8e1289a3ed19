import { useEffect, useRef } from 'react';
import type { Vendor } from '../../../contract/schemas/games.ts';
import type { HelpItem } from '../../../contract/schemas/help.ts';
import { isOpen } from '../../features/switches/is-open.ts';
import { type TextKey, t } from '../../i18n/texts.ts';
import { watchVisible } from '../../lib/observe.ts';
import { safeAddress } from '../../lib/site-path.ts';
import { spokenIn } from '../../lib/spoken.ts';
import { go, help } from '../../routes/links.ts';
import type { Resource } from '../../stores/data/resource.ts';
import { aboutSite, helpItems } from '../../stores/help/help.ts';
import { info, siteName } from '../../stores/system/system.ts';
import { HtmlOutline } from '../../ui/html/Html.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { socialIcon } from '../../ui/icon/social.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { knownGroups, showCategory } from './HomeCategories.tsx';
import styles from './HomeFooter.css';

/** Makers whose picture stands beside the note on responsible play, and the drawn size of one in CSS px. */
const MAKERS = 8;
const MAKER = { width: 64, height: 32 };

/** The foot of home (SPEC 2.7): game categories, help, social networks, about, responsible play with the makers, and the copyright. */
export default function HomeFooter() {
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!box.current) return;
    return watchVisible(box.current, (seen) => {
      if (!seen) return;
      if (isOpen(help(0))) helpItems.want();
      aboutSite.want();
    });
  }, []);

  return (
    <footer ref={box} className={styles.foot}>
      <div className={styles.footLists}>
        <Categories />
        {isOpen(help(0)) && <Help items={helpItems.value.value} />}
      </div>
      {(!isOpen(help(0)) || isSettled(helpItems)) && isSettled(aboutSite) && <Rest />}
    </footer>
  );
}

/** What stands below two answers comes once both are known, or it would be pushed down. */
function Rest() {
  return (
    <>
      <Social />
      <About page={aboutSite.value.value} />
      <Makers />
      <Texts />
      <p className={styles.footSmall}>{t('footer_copyright', { site: siteName() })}</p>
    </>
  );
}

const isSettled = ({ value, error }: Resource<unknown>): boolean => Boolean(value.value || error.value);

function Categories() {
  return (
    <nav aria-label={t('footer_games')}>
      <h2 className={styles.footTitle}>{t('footer_games')}</h2>
      {knownGroups().map(({ gameCategory }) => (
        <button key={gameCategory} type="button" className={styles.footLink} onClick={() => showCategory(gameCategory)}>
          {t(`cat_${gameCategory}`)}
        </button>
      ))}
    </nav>
  );
}

function Help({ items }: { items: readonly HelpItem[] | undefined }) {
  if (!items?.length) return null;
  return (
    <nav aria-label={t('footer_help')}>
      <h2 className={styles.footTitle}>{t('footer_help')}</h2>
      {items.map(({ title }, index) => (
        <button key={title} type="button" className={styles.footLink} onClick={() => go(help(index))}>
          <bdi {...spokenIn()}>{title}</bdi>
        </button>
      ))}
    </nav>
  );
}

/** The site's social networks; an address that is neither https nor of this site is left out. */
function Social() {
  const links = (info.value?.paths.socialLinks ?? [])
    .map(({ type, url }) => ({ type, address: safeAddress(url), icon: socialIcon(type) }))
    .filter(({ address, icon }) => address && icon);
  if (links.length === 0) return null;
  return (
    <ul className={styles.footSocial} aria-label={t('footer_social')}>
      {links.map(({ type, address, icon }) => (
        <li key={type}>
          <a href={address} target="_blank" rel="noopener noreferrer" aria-label={t(`social_${type}`)}>
            <Icon path={icon ?? ''} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function About({ page }: { page: HelpItem | undefined }) {
  if (!page) return null;
  return (
    <>
      <h2 className={styles.footTitle}>
        <bdi {...spokenIn()}>{page.title}</bdi>
      </h2>
      <HtmlOutline html={page.content} isOpen={isOpen} />
    </>
  );
}

/** The site's own texts, each on a page of its own. */
const TEXTS: readonly (readonly [path: string, text: TextKey])[] = [
  ['/m/help?page=about', 'title_about'],
  ['/m/help?page=terms', 'title_terms'],
  ['/m/help?page=privacy', 'title_privacy'],
];

function Texts() {
  return (
    <nav className={styles.footTexts} aria-label={t('title_about')}>
      {TEXTS.map(([path, text]) => (
        <button
          key={path}
          type="button"
          className={`${styles.footLink} ${styles.footProtect}`}
          onClick={() => go(path)}
        >
          {t(text)}
        </button>
      ))}
    </nav>
  );
}

function Makers() {
  const makers = new Map<string, Vendor>();
  for (const { vendorNames } of knownGroups()) for (const maker of vendorNames) makers.set(maker.vassalage, maker);
  return (
    <div className={styles.footResponsible}>
      <p>
        <b className={styles.footAge}>{info.value?.minAge ?? 18}+</b>
        {t('footer_responsible')}
      </p>
      <button type="button" className={`${styles.footLink} ${styles.footProtect}`} onClick={() => go('/m/protection')}>
        {t('title_protection')}
      </button>
      <ul className={styles.footMakers}>
        {[...makers].slice(0, MAKERS).map(([id, { name, iconUrl }]) => (
          <li key={id} style={{ width: MAKER.width }}>
            <Picture src={iconUrl} name="" alt={name} {...MAKER} />
          </li>
        ))}
      </ul>
    </div>
  );
}
