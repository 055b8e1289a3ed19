import { useCallback, useEffect, useState } from 'react';
import { language } from '../../i18n/texts.ts';
import { login } from '../../routes/links.ts';
import type { ListedGame } from '../../stores/games/game-list.ts';
import { tileOf } from '../../stores/games/game-tile.ts';
import { signedIn } from '../../stores/session/session.ts';
import { tier } from '../../stores/settings/settings.ts';
import { Grid } from '../../ui/grid/Grid.tsx';
import type { GridCell } from '../../ui/grid/slot.ts';
import styles from '../../ui/tile/Ground.css';
import { tileCellHeight, tileColumns } from '../../ui/tile/geometry.ts';
import { LiveTile } from '../../ui/tile/LiveTile.tsx';
import { favouriteGame, playGame } from './play-game.ts';

/** px of a page of 35 games on a phone: so much is there below a list that rests. */
const AHEAD = 2000;

interface GameGridProps {
  /** The same array while the list only gets longer: what is drawn of it then stays as it is. */
  games: readonly ListedGame[];
  /** How many games are here. */
  count: number;
  /** Cells of the whole list, as far as it is known. */
  total: number;
  /** Name of the grid for screen readers. */
  label: string;
  /** The address of the list: a game and a login lead back to it. */
  here: string;
  /** Asks for more, with how many games are missing. */
  onNeedMore: ((games: number) => void) | undefined;
}

/** Games as tiles, of which only those near the screen are drawn. */
export function GameGrid({ games, count, total, label, here, onNeedMore }: GameGridProps) {
  // What is seen is drawn first, and what waits beyond the screen once it is painted.
  const [painted, paint] = useState(false);
  useEffect(() => paint(true), []);
  const beyond = tier.value === 'low' ? 4 : 6;
  const renderCell = useCallback((cell: GridCell) => <GameTile cell={cell} games={games} here={here} />, [games, here]);
  return (
    <Grid
      // Another script may need other lines.
      key={language()}
      count={count}
      total={total}
      columns={tileColumns}
      cellHeight={tileCellHeight}
      renderCell={renderCell}
      onNeedMore={onNeedMore}
      ahead={AHEAD}
      label={label}
      overscan={painted ? beyond : 1}
      ground={onNeedMore ? `${styles.tileGround} ${styles.tileGroundWhole}` : styles.tileGround}
    />
  );
}

function GameTile({ cell, games, here }: { cell: GridCell; games: readonly ListedGame[]; here: string }) {
  const at = (index: number) => games[index] as ListedGame;
  return (
    <LiveTile
      cell={cell}
      face={(index) => games[index] && { ...tileOf(at(index)), href: signedIn.value ? undefined : login(here) }}
      onOpen={(index) => void playGame(at(index), here)}
      onFavourite={(index) => favouriteGame(at(index), here)}
    />
  );
}
