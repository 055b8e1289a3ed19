import './GameList.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { t } from '../../i18n/texts.ts';
import { isWhole, listCategory } from '../../lib/list-category.ts';
import { isOwn, isPlain, type ListView, narrow, viewAddress, viewOf } from '../../lib/list-view.ts';
import { go, goBack, login } from '../../routes/links.ts';
import { wantFavourites } from '../../stores/favourites.ts';
import { hotGames } from '../../stores/lobby.ts';
import { session } from '../../stores/session.ts';
import { openShown } from '../../stores/shown-list.ts';
import { TitleBar } from '../../ui/bar/TitleBar.tsx';
import { usePart } from '../../ui/part/use-part.ts';
import { CentreBones } from './CentreBones.tsx';
import { FilterButton } from './FilterButton.tsx';
import { ListContent } from './ListContent.tsx';
import { ListStrips } from './ListStrips.tsx';
import { isCentre, titleOf } from './layout.ts';
import { withTexts } from './part-texts.ts';
import { SearchBox } from './SearchBox.tsx';

const strip = {
  load: withTexts(() => import('./GameList.parts/CentreStrip.tsx')),
  afterPaint: true,
};

/** The address while it is this page's: on the way to another page the list behind stays as it is. */
function useOwnAddress(): { path: string; search: string } {
  const now = usePathname();
  const [path] = useState(now);
  const search = useRef('');
  const asked = useSearch();
  if (now === path) search.current = asked;
  return { path, search: search.current };
}

/** A game list page, or a game centre (SPEC 2.7, 2.8). What it shows is in the address: a link or Back restores it. */
export default function GameList() {
  const { path, search } = useOwnAddress();
  const category = listCategory(path, search);
  const view = useMemo(() => viewOf(search), [search]);
  const here = path + search;
  const user = session.value?.userName;
  const barred = !user && (isOwn(view) || category === 'FAV');

  useEffect(() => {
    if (barred) go(login(here), { replace: true });
    else openShown(category, view);
  }, [category, view, here, barred]);
  useEffect(() => hotGames.want(), []);
  useEffect(() => {
    if (user) void wantFavourites();
  }, [user]);

  /** The plain list stays one step behind whatever narrows it. */
  const choose = (next: ListView) => {
    const address = viewAddress(path, search, next);
    if (isOwn(next) && !user) go(login(address));
    else go(address, { replace: !isPlain(view) });
  };
  const place = { category, view, path, search, choose };
  return (
    <>
      <TitleBar title={titleOf(path, category)} backLabel={t('back')} onBack={goBack} />
      {isCentre(path) && <Centre path={path} category={category} />}
      {!isWhole(category) && (
        <div className="list-search">
          <SearchBox
            value={view.name}
            scope={category + view.type}
            action={path}
            onFind={(name) => choose(narrow(view, { name }))}
          />
          <FilterButton {...place} />
        </div>
      )}
      <ListStrips {...place} />
      <ListContent {...place} here={here} />
    </>
  );
}

/** The categories of a centre. */
function Centre(at: { path: string; category: string }) {
  const { Part } = usePart(strip);
  return <div className="list-centre">{Part ? <Part {...at} /> : <CentreBones />}</div>;
}
