import { go, login } from '../../routes/links.ts';
import type { ListedGame } from '../../stores/game-list.ts';
import { tapFavourite, tapGame, tileOf } from '../../stores/game-tile.ts';
import { signedIn } from '../../stores/session.ts';
import { Tile } from '../../ui/tile/Tile.tsx';

interface ListTileProps {
  game: ListedGame;
  /** Drawn width of the picture in CSS px. */
  width: number;
  /** The address of the list. */
  here: string;
}

/** A game in a list. A tap launches it; guests go to the login and come back to the list. */
export function ListTile({ game, width, here }: ListTileProps) {
  return (
    <Tile
      {...tileOf(game)}
      pictureWidth={width}
      eager
      href={signedIn.value ? undefined : login(here)}
      onOpen={async () => {
        if ((await tapGame(game, here)) === 'login') go(login(here));
      }}
      onFavourite={() => {
        if (!tapFavourite(game)) go(login(here));
      }}
    />
  );
}
