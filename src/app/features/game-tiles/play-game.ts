import { go, login } from '../../routes/links.ts';
import { type TileGame, tapFavourite, tapGame } from '../../stores/games/game-tile.ts';
import type { Launchable } from '../../stores/games/launch.ts';

/** Opens a game from a tap. Guests go to the login and come back to `here`, as the game itself does; a failure is told. */
export async function playGame(game: Launchable, here: string): Promise<void> {
  if ((await tapGame(game, here)) === 'login') go(login(here));
}

/** Makes a game a favourite, or none any more. Guests go to the login and come back to `here`. */
export function favouriteGame(game: TileGame, here: string): void {
  if (!tapFavourite(game)) go(login(here));
}
