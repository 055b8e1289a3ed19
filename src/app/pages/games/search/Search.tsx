import { useEffect, useRef, useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { t } from '../../../i18n/texts.ts';
import { NAME_LIMIT } from '../../../lib/list-view.ts';
import { go, searchFor, search as searchPath } from '../../../routes/links.ts';
import { showHearts } from '../../../stores/games/game-tile.ts';
import { hotGames } from '../../../stores/games/lobby.ts';
import { rememberSearch } from '../../../stores/games/recent-searches.ts';
import { session } from '../../../stores/session/session.ts';
import { FoundBones } from './FoundBones.tsx';
import styles from './Search.css';
import { SearchField } from './SearchField.tsx';
import { SearchStart } from './SearchStart.tsx';
import { Suggested } from './Suggested.tsx';

const FoundGames = lazy(() => import('./FoundGames.tsx'));

/** What the address asks for, while it is this page's: on the way to another page what lies behind stays. */
function useAsked(): string {
  const search = useSearch();
  const here = usePathname() === searchPath;
  const asked = useRef('');
  if (here) asked.current = (new URLSearchParams(search).get('q') || '').trim().slice(0, NAME_LIMIT);
  return asked.current;
}

/**
 * The search over all games (SPEC 2.8, section 5). While somebody types games are suggested; Enter shows all that were found, at an address
 * of their own; before, what was searched for of late and the hot games.
 */
export default function Search() {
  const asked = useAsked();
  const [typed, setTyped] = useState(asked);
  const below = useRef<HTMLElement>(null);
  const user = session.value?.userName;
  useEffect(() => hotGames.want(), []);
  useEffect(() => {
    if (user) void showHearts();
  }, [user]);
  // Back and a link bring another text.
  useEffect(() => setTyped(asked), [asked]);

  const find = (text: string) => {
    // Whoever reads by ear or by keyboard goes on where the results will be; a phone closes its keyboard.
    below.current?.focus({ preventScroll: true });
    setTyped(text);
    if (text) rememberSearch(text);
    go(text ? searchFor(text) : searchPath, { replace: asked !== '' || !text });
  };
  return (
    <>
      <SearchField typed={typed} fresh={!asked} onType={setTyped} onFind={find} />
      <section
        ref={below}
        className={styles.findBelow}
        tabIndex={-1}
        aria-label={asked && typed.trim() === asked ? t('search_found', { text: asked }) : t('search_suggested')}
      >
        <Below typed={typed.trim()} asked={asked} onFind={find} />
      </section>
    </>
  );
}

interface BelowProps {
  typed: string;
  asked: string;
  onFind: (text: string) => void;
}

/** What the search shows below its field. */
function Below({ typed, asked, onFind }: BelowProps) {
  if (typed && typed !== asked) return <Suggested text={typed} onFind={onFind} />;
  if (!asked || !typed) return <SearchStart onFind={onFind} />;
  return <Part of={FoundGames} props={{ text: asked, onFind }} bones={<FoundBones />} title={t('search_failed')} />;
}
