import './GameList.css';
import { useEffect, useMemo } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { type TextKey, t } from '../../i18n/texts.ts';
import { listCategory } from '../../lib/list-category.ts';
import { go, goBack } from '../../routes/links.ts';
import { wantFavourites } from '../../stores/favourites.ts';
import { openList } from '../../stores/game-list.ts';
import { type GameFilter, hotGames } from '../../stores/lobby.ts';
import { session } from '../../stores/session.ts';
import { TitleBar } from '../../ui/bar/TitleBar.tsx';
import { ListContent } from './ListContent.tsx';
import { SearchBox } from './SearchBox.tsx';

const TITLES: Readonly<Record<string, TextKey>> = {
  RNG: 'title_slots',
  LIVE: 'title_live',
  PVP: 'title_poker',
  FISH: 'title_fish',
  SPORTS: 'title_sports',
  ESPORTS: 'title_esports',
  LOTT: 'title_lottery',
};

/** What the address narrows the list by. */
function filterOf(search: string): GameFilter {
  const query = new URLSearchParams(search);
  const gameName = query.get('gameName');
  const vassalage = query.get('vassalage');
  return { ...(gameName && { gameName }), ...(vassalage && { vassalage }) };
}

/** The same address with another search text. */
function withName(path: string, search: string, name: string): string {
  const query = new URLSearchParams(search);
  if (name) query.set('gameName', name);
  else query.delete('gameName');
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** A game list page (SPEC 2.8): search, and a grid without end. What it shows is in the address. */
export default function GameList() {
  const path = usePathname();
  const search = useSearch();
  const category = listCategory(path, search);
  const filter = useMemo(() => filterOf(search), [search]);
  const user = session.value?.userName;

  useEffect(() => openList(category, filter), [category, filter]);
  useEffect(() => hotGames.want(), []);
  useEffect(() => {
    if (user) void wantFavourites();
  }, [user]);

  const find = (name: string) => {
    go(withName(path, search, name), { replace: true });
    scrollTo(0, 0);
  };
  return (
    <>
      <TitleBar title={t(TITLES[category] ?? 'title_gameCenter')} backLabel={t('back')} onBack={goBack} />
      <SearchBox value={filter.gameName ?? ''} action={path} onFind={find} />
      <ListContent category={category} filter={filter} here={path + search} onClear={() => find('')} />
    </>
  );
}
