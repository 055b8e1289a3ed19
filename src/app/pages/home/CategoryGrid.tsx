import { useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { GameCategory, Vendor } from '../../../contract/schemas/games.ts';
import { GameGrid } from '../../features/game-tiles/GameGrid.tsx';
import { ErrorFace } from '../../features/loading/Loaded.tsx';
import { lazy } from '../../features/loading/lazy.ts';
import { Part } from '../../features/loading/Part.tsx';
import { t } from '../../i18n/texts.ts';
import { BY_VENDOR } from '../../lib/game-category.ts';
import { go, homeAt } from '../../routes/links.ts';
import { categoryView, openCategory, reloadCategory } from '../../stores/games/category.ts';
import { Face } from '../../ui/face/Face.tsx';
import { sparkleFill } from '../../ui/icon/lobby.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { SectionHead } from '../../ui/section/SectionHead.tsx';
import categoryGridStyles from './CategoryGrid.css';
import homeStyles from './Home.css';
import { CategoryBones, ICONS, knownGroups, MatchBones } from './HomeCategories.tsx';

const MatchSection = lazy(() => import('./lobby/MatchSection.tsx'), { texts: ['lobby'] });

/**
 * The games of one category of home: hot games, favourites, or the list of its type (SPEC 2.7). The matches stand above the sports; where
 * they cannot be had, the sports stand alone.
 */
export default function CategoryGrid({ category }: { category: GameCategory }) {
  const byVendor = BY_VENDOR.includes(category);
  const named = new URLSearchParams(useSearch()).get('vendor');
  const vendor = (byVendor && named) || '';
  const at = (maker: string) => homeAt(category) + (maker && `&vendor=${encodeURIComponent(maker)}`);
  useEffect(() => openCategory(category, vendor), [category, vendor]);
  const groups = knownGroups();
  const inMenu = category === 'HOT' || groups.some(({ gameCategory }) => gameCategory === category);
  return (
    <>
      {category === 'SPORTS' && (
        <Part of={MatchSection} props={{ whole: false }} bones={<MatchBones />} fallback={null} />
      )}
      {!inMenu && (
        <div className={homeStyles.homeSection}>
          <SectionHead title={t(`cat_${category}`)} icon={ICONS[category] ?? sparkleFill} />
        </div>
      )}
      {byVendor && (
        <VendorChips
          vendors={groups.find(({ gameCategory }) => gameCategory === category)?.vendorNames ?? []}
          current={vendor}
          onPick={(vassalage) => go(at(vassalage), { replace: true })}
        />
      )}
      <CategoryGames category={category} vendor={vendor} here={at(vendor)} />
    </>
  );
}

interface CategoryGamesProps {
  category: GameCategory;
  vendor: string;
  /** Where a game and a login lead back to. */
  here: string;
}

function CategoryGames({ category, vendor, here }: CategoryGamesProps) {
  const { games, error, busy, total, more } = categoryView(category);
  if (!games) {
    if (!error) return <CategoryBones />;
    const retry = () => reloadCategory(category, vendor);
    return <ErrorFace error={error} busy={busy} title={t('home_failed')} onRetry={retry} />;
  }
  if (games.length === 0) return <Face kind="empty" title={t('home_empty')} />;
  return (
    <div className={homeStyles.homeGrid}>
      <GameGrid games={games} count={games.length} total={total} label={t('cat_label')} here={here} onNeedMore={more} />
    </div>
  );
}

/** Drawn size of a vendor's picture in CSS px. */
const MARK = { width: 64, height: 32 };

interface VendorChipsProps {
  vendors: readonly Vendor[];
  /** The chosen vendor's code; '' for all. */
  current: string;
  onPick: (vassalage: string) => void;
}

/** The makers of a category as a strip of pictures; with one alone there is nothing to choose. */
function VendorChips({ vendors, current, onPick }: VendorChipsProps) {
  if (vendors.length < 2) return null;
  const chip = (id: string) => ({
    type: 'button' as const,
    className:
      id === current
        ? `${categoryGridStyles.vendorChip} ${categoryGridStyles.vendorChipOn}`
        : categoryGridStyles.vendorChip,
    'aria-pressed': id === current,
    onClick: () => onPick(id),
  });
  return (
    <ul className={categoryGridStyles.vendorChips} aria-label={t('cat_vendors')}>
      <li>
        <button {...chip('')}>{t('cat_all')}</button>
      </li>
      {vendors.map(({ vassalage, name, iconUrl }) => (
        <li key={vassalage}>
          <button {...chip(vassalage)}>
            <span className={categoryGridStyles.vendorMark}>
              <Picture src={iconUrl} name="" alt={name} {...MARK} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
