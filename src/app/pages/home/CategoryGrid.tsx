import '../../ui/tile/Ground.css';
import { useCallback, useEffect, useState } from 'react';
import type { GameCategory } from '../../../contract/schemas/games.ts';
import { tab } from '../../device/storage.ts';
import { t } from '../../i18n/texts.ts';
import { go, login } from '../../routes/links.ts';
import { categoryView, openCategory, reloadCategory } from '../../stores/category.ts';
import { errorText } from '../../stores/error-text.ts';
import { type ListedGame, openList, reloadList } from '../../stores/game-list.ts';
import { tapFavourite, tapGame, tileOf } from '../../stores/game-tile.ts';
import { signedIn } from '../../stores/session.ts';
import { tier } from '../../stores/settings.ts';
import { TileBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { Grid } from '../../ui/grid/Grid.tsx';
import type { GridCell } from '../../ui/grid/slot.ts';
import { tileCellHeight, tileColumns } from '../../ui/tile/geometry.ts';
import { LiveTile } from '../../ui/tile/LiveTile.tsx';
import type { HomeKit } from './kit.ts';
import { isByVendor, VendorChips } from './VendorChips.tsx';

interface CategoryGridProps {
  category: GameCategory;
  groups: HomeKit['groups'];
}

/** Under this name the tab keeps the chosen vendor, for whoever comes back from a game. */
const VENDOR = 'vendor';

const HERE = '/m/home';

/** The games of one category of home: hot games, favourites, or the list of its type (SPEC 2.7). */
export default function CategoryGrid({ category, groups }: CategoryGridProps) {
  const byVendor = isByVendor(category);
  const [vendor, setVendor] = useState(() => (byVendor && tab.get(VENDOR)) || '');
  useEffect(() => {
    if (vendor) openList(category, { vassalage: vendor });
    else openCategory(category);
  }, [category, vendor]);
  const choose = (vassalage: string) => {
    tab.set(VENDOR, vassalage || undefined);
    setVendor(vassalage);
  };
  return (
    <>
      {byVendor && (
        <VendorChips
          vendors={groups().find(({ gameCategory }) => gameCategory === category)?.vendorNames ?? []}
          current={vendor}
          onPick={choose}
        />
      )}
      <CategoryGames category={category} vendor={vendor} />
    </>
  );
}

function CategoryGames({ category, vendor }: { category: GameCategory; vendor: string }) {
  const { games, error, busy, total, more } = categoryView(category);
  const renderCell = useCallback((cell: GridCell) => <CategoryTile cell={cell} games={games ?? []} />, [games]);

  if (!games) {
    if (!error) return <TileBones count={12} />;
    return (
      <Face
        kind={error.kind === 'offline' ? 'offline' : 'error'}
        title={t('home_failed')}
        text={t(errorText(error))}
        action={t('retry')}
        onAction={() => (vendor ? reloadList(category, { vassalage: vendor }) : reloadCategory(category))}
        busy={busy}
      />
    );
  }
  if (games.length === 0) return <Face kind="empty" title={t('home_empty')} />;
  return (
    <div className="home-grid">
      <Grid
        count={games.length}
        total={total}
        columns={tileColumns}
        cellHeight={tileCellHeight}
        renderCell={renderCell}
        onNeedMore={more}
        label={t('cat_label')}
        overscan={tier.value === 'low' ? 4 : 6}
        ground="tile-ground"
      />
    </div>
  );
}

interface CategoryTileProps {
  cell: GridCell;
  games: readonly ListedGame[];
}

/** `HomeTile` in a grid. */
function CategoryTile({ cell, games }: CategoryTileProps) {
  const at = (index: number) => games[index] as ListedGame;
  return (
    <LiveTile
      cell={cell}
      face={(index) => games[index] && { ...tileOf(at(index)), href: signedIn.value ? undefined : login(HERE) }}
      onOpen={async (index) => {
        if ((await tapGame(at(index), HERE)) === 'login') go(login(HERE));
      }}
      onFavourite={(index) => {
        if (!tapFavourite(at(index))) go(login(HERE));
      }}
    />
  );
}
