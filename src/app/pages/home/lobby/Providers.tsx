import { t } from '../../../i18n/texts.ts';
import { BY_VENDOR } from '../../../lib/game-category.ts';
import { vendorList } from '../../../lib/list-paths.ts';
import { go } from '../../../routes/links.ts';
import { controllerFill } from '../../../ui/icon/lobby.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Press } from '../../../ui/press/Press.tsx';
import { SectionHead } from '../../../ui/section/SectionHead.tsx';
import homeStyles from '../Home.css';
import { knownGroups } from '../HomeCategories.tsx';
import providersStyles from './Providers.css';
import stripStyles from './Strip.css';

/** Drawn size of a mark in CSS px. */
const MARK = { width: 64, height: 32 };

/** The makers of games as a row of marks, each once, in the site's order; a tap opens the list of its games. */
export function Providers() {
  const makers = new Map<string, { name: string; iconUrl: string; list: string }>();
  for (const { gameCategory, vendorNames } of knownGroups()) {
    if (!BY_VENDOR.includes(gameCategory)) continue;
    for (const { vassalage, name, iconUrl } of vendorNames) {
      if (makers.has(vassalage)) continue;
      makers.set(vassalage, {
        name,
        iconUrl,
        list: vendorList(gameCategory, vassalage),
      });
    }
  }
  if (makers.size < 2) return null;
  return (
    <section className={homeStyles.homeSection}>
      <SectionHead title={t('cat_vendors')} icon={controllerFill} />
      <ul className={stripStyles.lobbyStrip} aria-label={t('cat_vendors')}>
        {[...makers].map(([id, { name, iconUrl, list }]) => (
          <li key={id}>
            <Press className={providersStyles.provider} href={list} onPress={() => go(list)}>
              <span className={providersStyles.providerMark}>
                <Picture src={iconUrl} name="" {...MARK} />
              </span>
              <span className={`${providersStyles.providerName} ellipsis`}>{name}</span>
            </Press>
          </li>
        ))}
      </ul>
    </section>
  );
}
