import type { Game } from '../../../../contract/schemas/games.ts';
import { playGame } from '../../../features/game-tiles/play-game.ts';
import { login, search as searchPath } from '../../../routes/links.ts';
import { vendorName } from '../../../stores/games/vendor-names.ts';
import { signedIn } from '../../../stores/session/session.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Press } from '../../../ui/press/Press.tsx';
import styles from './Search.css';

/** Drawn width and height of a game's picture in CSS px. */
const PICTURE = 48;

interface GameRowProps {
  game: Game;
  /** Called before the game is opened. */
  onOpen?: () => void;
}

/** A game in a row, by its picture, its name and who made it. A tap opens it; guests go to the login and come back. */
export function GameRow({ game, onOpen }: GameRowProps) {
  const open = () => {
    onOpen?.();
    void playGame(game, searchPath);
  };
  return (
    <Press className={styles.findRow} href={signedIn.value ? undefined : login(searchPath)} onPress={open}>
      <span className={styles.findPicture}>
        <Picture src={game.iconUrl} name={game.displayName} width={PICTURE} height={PICTURE} eager />
      </span>
      <span className={styles.findText}>
        <b className="ellipsis">{game.displayName}</b>
        <small className="ellipsis">{vendorName(game.vassalage)}</small>
      </span>
    </Press>
  );
}
