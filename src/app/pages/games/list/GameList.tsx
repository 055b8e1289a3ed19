import { useEffect, useMemo, useRef, useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { SearchButton } from '../../../features/search/SearchButton.tsx';
import { t } from '../../../i18n/texts.ts';
import { isWhole, listCategory } from '../../../lib/list-category.ts';
import { filterCount, isOwn, isPlain, type ListView, narrow, viewAddress, viewOf } from '../../../lib/list-view.ts';
import { go, goBack, login } from '../../../routes/links.ts';
import { showHearts } from '../../../stores/games/game-tile.ts';
import { hotGames } from '../../../stores/games/lobby.ts';
import { openShown } from '../../../stores/games/shown-list.ts';
import { session } from '../../../stores/session/session.ts';
import { savesData } from '../../../stores/settings/data-saver.ts';
import { TitleBar } from '../../../ui/bar/TitleBar.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { sliders } from '../../../ui/icon/list.ts';
import styles from './GameList.css';
import { CentreBones } from './GameList.skeleton.tsx';
import { ListContent } from './ListContent.tsx';
import { ListStrips } from './ListStrips.tsx';
import { isCentre, type ListPlace, titleOf } from './list-rules.ts';
import { SearchBox } from './SearchBox.tsx';

const CentreStrip = lazy(() => import('./CentreStrip.tsx'), { texts: ['lists'], afterPaint: true });
const FilterDrawer = lazy(() => import('./FilterDrawer.tsx'), { texts: ['lists', 'filter'] });

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
  // Saving data, a list goes without the ribbons of hot games that nothing else has asked for.
  useEffect(() => {
    if (!savesData()) hotGames.want();
  }, []);
  useEffect(() => {
    if (user) void showHearts();
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
      <TitleBar title={titleOf(path, category)} backLabel={t('back')} onBack={goBack}>
        <SearchButton />
      </TitleBar>
      {isCentre(path) && <Centre path={path} category={category} />}
      {!isWhole(category) && (
        <div className={styles.listSearch}>
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
  return (
    <div className={styles.listCentre}>
      <Part of={CentreStrip} props={at} bones={<CentreBones />} fallback={<CentreBones />} />
    </div>
  );
}

/** Opens the filter, and says how much the list is filtered by. */
function FilterButton(place: ListPlace) {
  const [open, setOpen] = useState(false);
  // A drawer that has been closed stays, so that it can leave as it came; the next tap brings a new one.
  const [taps, setTaps] = useState(0);
  const count = filterCount(place.view);
  const show = () => {
    setOpen(true);
    setTaps(taps + 1);
  };
  return (
    <>
      <button
        type="button"
        className={count ? `${styles.listFilter} ${styles.listFilterOn}` : styles.listFilter}
        aria-haspopup="dialog"
        aria-label={count ? t('filter_open_count', { count }) : t('filter_open')}
        onClick={show}
      >
        <Icon path={sliders} />
        {count > 0 && <span className={styles.listFilterCount}>{count}</span>}
      </button>
      {taps > 0 && <Sheet key={taps} of={FilterDrawer} props={{ ...place, open, onClose: () => setOpen(false) }} />}
    </>
  );
}
