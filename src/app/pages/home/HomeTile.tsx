import { go, login } from '../../routes/links.ts';
import { type TileGame, tapFavourite, tapGame, tileOf } from '../../stores/game-tile.ts';
import type { Launchable } from '../../stores/launch.ts';
import { signedIn } from '../../stores/session.ts';
import { Tile } from '../../ui/tile/Tile.tsx';

interface HomeTileProps {
  game: TileGame & Launchable;
  /** Drawn width of the picture in CSS px. */
  width?: number;
  eager?: boolean;
}

/** A game on home. A tap launches it; guests go to the login and come back. */
export function HomeTile({ game, width = 104, eager = false }: HomeTileProps) {
  const here = '/m/home';
  return (
    <Tile
      {...tileOf(game)}
      pictureWidth={width}
      eager={eager}
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
