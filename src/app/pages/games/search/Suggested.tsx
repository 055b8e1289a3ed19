import { useEffect, useMemo } from 'react';
import { t } from '../../../i18n/texts.ts';
import { debounce } from '../../../lib/throttle.ts';
import { suggest, suggestions } from '../../../stores/games/game-search.ts';
import { rememberSearch } from '../../../stores/games/recent-searches.ts';
import { savesData } from '../../../stores/settings/data-saver.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { magnifier } from '../../../ui/icon/shell.ts';
import { GameRow } from './GameRow.tsx';
import styles from './Search.css';

/** Letters from which on games are suggested: one matches nearly everything. */
const ENOUGH = 2;

/** ms that typing pauses before games are asked for. */
const PAUSE = 250;

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
    <ul className={styles.findRows} aria-label={t('search_suggested')}>
      {suggestions.value?.games.map((game) => (
        <li key={game.nodeId}>
          <GameRow game={game} onOpen={() => rememberSearch(game.displayName)} />
        </li>
      ))}
      <li>
        <button type="button" className={`${styles.findRow} ${styles.findRowSlim}`} onClick={() => onFind(text)}>
          <Icon path={magnifier} size="md" />
          <span className={`${styles.findText} ellipsis`}>{t('search_all_of', { text })}</span>
        </button>
      </li>
    </ul>
  );
}
