import { go, login } from '../../routes/links.ts';
import type { ListedGame } from '../../stores/game-list.ts';
import { tapFavourite, tapGame, tileOf } from '../../stores/game-tile.ts';
import { signedIn } from '../../stores/session.ts';
import type { GridCell } from '../../ui/grid/slot.ts';
import { LiveTile } from '../../ui/tile/LiveTile.tsx';

interface ListTileProps {
  /** The cell of the list's grid. */
  cell: GridCell;
  games: readonly ListedGame[];
  /** The address of the list. */
  here: string;
}

/** A game in a list. A tap launches it; guests go to the login and come back to the list. */
export function ListTile({ cell, games, here }: ListTileProps) {
  const at = (index: number) => games[index] as ListedGame;
  return (
    <LiveTile
      cell={cell}
      face={(index) => games[index] && { ...tileOf(at(index)), href: signedIn.value ? undefined : login(here) }}
      onOpen={async (index) => {
        if ((await tapGame(at(index), here)) === 'login') go(login(here));
      }}
      onFavourite={(index) => {
        if (!tapFavourite(at(index))) go(login(here));
      }}
    />
  );
}
