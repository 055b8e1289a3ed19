import { useEffect, useMemo } from 'react';
import type { Game } from '../../../../contract/schemas/games.ts';
import { playGame } from '../../../features/game-tiles/play-game.ts';
import { t } from '../../../i18n/texts.ts';
import { debounce } from '../../../lib/throttle.ts';
import { login, search as searchPath } from '../../../routes/links.ts';
import { suggest, suggestions } from '../../../stores/games/game-search.ts';
import { rememberSearch } from '../../../stores/games/recent-searches.ts';
import { vendorName } from '../../../stores/games/vendor-names.ts';
import { signedIn } from '../../../stores/session/session.ts';
import { savesData } from '../../../stores/settings/data-saver.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { magnifier } from '../../../ui/icon/shell.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Press } from '../../../ui/press/Press.tsx';

/** Letters from which on games are suggested: one matches nearly everything. */
const ENOUGH = 2;

/** ms that typing pauses before games are asked for. */
const PAUSE = 250;

/** Drawn width and height of a game's picture in CSS px. */
const PICTURE = 48;

interface SuggestedProps {
  text: string;
  onFind: (text: string) => void;
}

/** Games for what is being typed, and the way to all that is found; whoever saves data is shown the way alone. */
export function Suggested({ text, onFind }: SuggestedProps) {
  const ask = useMemo(() => debounce(PAUSE, (wanted: string) => void suggest(wanted)), []);
  useEffect(() => ask(text.length < ENOUGH || savesData() ? '' : text), [text, ask]);
  useEffect(() => () => void suggest(''), []);
  return (
    <ul className="find-rows" aria-label={t('search_suggested')}>
      {suggestions.value?.games.map((game) => (
        <li key={game.nodeId}>
          <GameRow game={game} />
        </li>
      ))}
      <li>
        <button type="button" className="find-row find-row-slim" onClick={() => onFind(text)}>
          <Icon path={magnifier} size="md" />
          <span className="find-text ellipsis">{t('search_all_of', { text })}</span>
        </button>
      </li>
    </ul>
  );
}

/** A game that is suggested. A tap opens it; guests go to the login and come back. */
function GameRow({ game }: { game: Game }) {
  const open = () => {
    rememberSearch(game.displayName);
    void playGame(game, searchPath);
  };
  return (
    <Press className="find-row" href={signedIn.value ? undefined : login(searchPath)} onPress={open}>
      <span className="find-picture">
        <Picture src={game.iconUrl} name={game.displayName} width={PICTURE} height={PICTURE} eager />
      </span>
      <span className="find-text">
        <b className="ellipsis">{game.displayName}</b>
        <small className="ellipsis">{vendorName(game.vassalage)}</small>
      </span>
    </Press>
  );
}
