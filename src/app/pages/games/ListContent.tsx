import '../../ui/tile/Ground.css';
import { useCallback } from 'react';
import { t } from '../../i18n/texts.ts';
import { isWhole, typeOf } from '../../lib/list-category.ts';
import { isPlain, PLAIN } from '../../lib/list-view.ts';
import { gameList, go } from '../../routes/links.ts';
import { nextGames } from '../../stores/game-list.ts';
import { tier } from '../../stores/settings.ts';
import { reloadShown, shownList } from '../../stores/shown-list.ts';
import { TileBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { Grid } from '../../ui/grid/Grid.tsx';
import type { GridCell } from '../../ui/grid/slot.ts';
import { usePart } from '../../ui/part/use-part.ts';
import { tileCellHeight, tileColumns } from '../../ui/tile/geometry.ts';
import type { ListFaceProps } from './GameList.parts/ListFace.tsx';
import { ListTile } from './ListTile.tsx';
import type { ListPlace } from './layout.ts';
import { withTappedTexts } from './tapped-texts.ts';

interface ListContentProps extends ListPlace {
  /** The address of the list, for games and logins to lead back to. */
  here: string;
}

/** The four faces of a list: skeleton, games, none found, and what went wrong. */
export function ListContent({ here, ...place }: ListContentProps) {
  const { category, view } = place;
  const { games, error, busy, total, next } = shownList(category, view);
  const renderCell = useCallback(
    (cell: GridCell) => <ListTile cell={cell} games={games ?? []} here={here} />,
    [games, here],
  );

  if (!games) return error ? <OtherFace {...place} error={error} busy={busy} /> : <ListBones />;
  if (games.length === 0 && !next) return <OtherFace {...place} />;
  const retry = next ? nextGames : () => reloadShown(category, view);
  const whole = isPlain(view) && !isWhole(category);
  return (
    <div className="list-grid">
      <Grid
        count={games.length}
        total={total}
        columns={tileColumns}
        cellHeight={tileCellHeight}
        renderCell={renderCell}
        onNeedMore={next && !error ? nextGames : undefined}
        label={t('games_label')}
        overscan={tier.value === 'low' ? 4 : 6}
        ground="tile-ground"
      />
      {busy && next && <TileBones count={3} />}
      {error && (
        <p className="list-failed" role="alert">
          <span>{t(next ? 'games_more_failed' : 'games_failed')}</span>
          <button type="button" className="btn btn-ghost list-retry" onClick={retry}>
            {t('retry')}
          </button>
        </p>
      )}
      {!whole && !next && !error && <MoreGames category={category} />}
    </div>
  );
}

const face = {
  load: withTappedTexts(() => import('./GameList.parts/ListFace.tsx')),
};

/** Why nothing is there, and a way out; in few words where these cannot be had, as without a line. */
function OtherFace(given: ListFaceProps) {
  const { category, view, error, choose } = given;
  const { Part, failed } = usePart(face);
  if (Part) return <Part {...given} />;
  if (!failed) return <ListBones />;
  if (!error)
    return <Face kind="empty" title={t('games_empty')} action={t('games_clear')} onAction={() => choose(PLAIN)} />;
  return (
    <Face
      kind="offline"
      title={t('games_failed')}
      text={t('no_internet')}
      action={t('retry')}
      onAction={() => reloadShown(category, view)}
    />
  );
}

/** The way from the end of a narrowed list to all games of its type (SPEC 2.8). */
function MoreGames({ category }: { category: string }) {
  return (
    <p className="list-more">
      <button type="button" className="btn btn-ghost" onClick={() => go(gameList(typeOf(category) ?? 'RNG'))}>
        {t('games_more')}
      </button>
    </p>
  );
}

function ListBones() {
  return (
    <div className="list-grid">
      <TileBones count={12} />
    </div>
  );
}
