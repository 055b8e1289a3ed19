import { useCallback, useEffect } from 'react';
import type { GameCategory } from '../../../contract/shapes/games.ts';
import { t } from '../../i18n/texts.ts';
import { categoryView, openCategory, reloadCategory } from '../../stores/category.ts';
import { errorText } from '../../stores/error-text.ts';
import type { ListedGame } from '../../stores/game-list.ts';
import { tier } from '../../stores/settings.ts';
import { TileBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { Grid } from '../../ui/grid/Grid.tsx';
import { tileCellHeight, tileColumns, tilePictureWidth } from '../../ui/tile/geometry.ts';
import type { HomeTile } from './HomeTile.tsx';

interface CategoryGridProps {
  category: GameCategory;
  /** Handed in, as it is in home's own chunk: a third one for both would be one more request. */
  Tile: typeof HomeTile;
}

/** The games of one category of home: hot games, favourites, or the list of its type (SPEC 2.7). */
export default function CategoryGrid({ category, Tile }: CategoryGridProps) {
  useEffect(() => openCategory(category), [category]);
  const { games, error, busy, total, more } = categoryView(category);
  const renderCell = useCallback(
    (index: number, cellWidth: number) => {
      const game = games?.[index] as ListedGame;
      return <Tile game={game} width={tilePictureWidth(cellWidth)} eager />;
    },
    [games, Tile],
  );

  if (!games) {
    if (!error) return <TileBones count={12} />;
    return (
      <Face
        kind={error.kind === 'offline' ? 'offline' : 'error'}
        title={t('home_failed')}
        text={t(errorText(error))}
        action={t('retry')}
        onAction={() => reloadCategory(category)}
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
      />
    </div>
  );
}
