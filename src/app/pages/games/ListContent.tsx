import { useCallback } from 'react';
import { t } from '../../i18n/texts.ts';
import { errorText } from '../../stores/error-text.ts';
import {
  gameList,
  gameListBusy,
  gameListError,
  moreGames,
  reloadList,
  totalGames,
} from '../../stores/game-list.ts';
import type { GameFilter } from '../../stores/lobby.ts';
import { tier } from '../../stores/settings.ts';
import { TileBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { Grid } from '../../ui/grid/Grid.tsx';
import type { GridCell } from '../../ui/grid/slot.ts';
import { tileCellHeight, tileColumns } from '../../ui/tile/geometry.ts';
import { ListTile } from './ListTile.tsx';

interface ListContentProps {
  category: string;
  filter: GameFilter;
  /** The address of the list, for games and logins to lead back to. */
  here: string;
  onClear: () => void;
}

/** The four faces of a list: skeleton, games, none found, and what went wrong. */
export function ListContent({ category, filter, here, onClear }: ListContentProps) {
  const list = gameList.value;
  const error = gameListError.value;
  const games = list?.games;
  const renderCell = useCallback(
    (cell: GridCell) => <ListTile cell={cell} games={games ?? []} here={here} />,
    [games, here],
  );

  if (!list || !games) {
    if (!error) return <ListBones />;
    return (
      <Face
        kind={error.kind === 'offline' ? 'offline' : 'error'}
        title={t('games_failed')}
        text={t(errorText(error))}
        action={t('retry')}
        onAction={() => reloadList(category, filter)}
        busy={gameListBusy.value}
      />
    );
  }
  if (games.length === 0) {
    const title = filter.gameName ? t('games_empty_search', { name: filter.gameName }) : t('games_empty');
    return <Face kind="empty" title={title} action={t('games_clear')} onAction={onClear} />;
  }
  return (
    <div className="list-grid">
      <Grid
        count={games.length}
        total={totalGames(list)}
        columns={tileColumns}
        cellHeight={tileCellHeight}
        renderCell={renderCell}
        onNeedMore={list.page < list.totalPages && !error ? moreGames : undefined}
        label={t('games_label')}
        overscan={tier.value === 'low' ? 4 : 6}
      />
      {gameListBusy.value && <TileBones count={3} />}
      {error && (
        <p className="list-failed" role="alert">
          <span>{t('games_more_failed')}</span>
          <button type="button" className="btn btn-ghost list-retry" onClick={moreGames}>
            {t('retry')}
          </button>
        </p>
      )}
    </div>
  );
}

function ListBones() {
  return (
    <div className="list-grid">
      <TileBones count={12} />
    </div>
  );
}
