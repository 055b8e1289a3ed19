import type { GameCategory } from '../../../../contract/schemas/games.ts';
import { isOpen } from '../../../features/switches/is-open.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { activity, go } from '../../../routes/links.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import pictureStyles from '../../../ui/picture/Picture.css';
import { SectionHead } from '../../../ui/section/SectionHead.tsx';
import homeStyles from '../Home.css';
import { ICONS, knownGroups, showCategory } from '../HomeCategories.tsx';
import lobbyStyles from './Lobby.css';

/** Tints of the cards, one after the other. */
const TINTS = 8;

function open(id: GameCategory): void {
  if (id === 'PROMO') go(activity());
  else showCategory(id);
}

/** The menu grid of the category HOME (SPEC 2.7): hot games, every category of the site with how many makers it has, promotions. */
export function MenuGrid() {
  const known = knownGroups();
  if (known.length === 0) return null;
  const cards: { id: GameCategory; makers?: number }[] = [
    { id: 'HOT' },
    ...known.map(({ gameCategory, vendorNames }) => ({ id: gameCategory, makers: vendorNames.length })),
    ...(isOpen(activity()) ? [{ id: 'PROMO' } as const] : []),
  ];
  return (
    <section className={homeStyles.homeSection}>
      <SectionHead title={t('grid_title')} icon={ICONS.HOME} />
      <ul className={lobbyStyles.lobbyMenu}>
        {cards.map(({ id, makers }, index) => (
          <li key={id}>
            <button
              type="button"
              className={`${lobbyStyles.lobbyCard} ${pictureStyles[`tint--${index % TINTS}`]}`}
              onClick={() => open(id)}
            >
              <Icon path={ICONS[id] ?? ''} size="xl" />
              <b className={lobbyStyles.lobbyCardName}>{t(`cat_${id}`)}</b>
              {makers !== undefined && <small>{plural('vendors', makers)}</small>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
