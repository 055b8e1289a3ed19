import { type ComponentType, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { FrameProps } from '../chrome/Frame.tsx';
import styles from '../chrome/frame.css';
import { brokenFace, UnloadedFace } from '../chrome/status/FailedFace.tsx';
import { t } from '../i18n/texts.ts';
import { ErrorBoundary } from '../lib/error-boundary.ts';
import { usePainted } from '../lib/use-painted.ts';
import { home } from '../routes/links.ts';
import type { RouteRow } from '../routes/row.ts';
import { untilBack } from '../stores/data/line.ts';
import { siteName } from '../stores/system/system.ts';
import { loadedPage, loadPage } from './page-loader.ts';
import { leaveScroll, placeScroll, saveScroll } from './scroll.ts';

interface Shown {
  row: RouteRow;
  path: string;
  Page: ComponentType;
}

/** The page that is shown: the one before until this row's is there. `failed` is the path of one that could not be had. */
function useShownPage(row: RouteRow, path: string) {
  const [shown, setShown] = useState<Shown | undefined>(() => {
    const Page = loadedPage(row);
    return Page && { row, path, Page };
  });
  const [failed, setFailed] = useState('');
  const [turn, again] = useReducer((now: number) => now + 1, 0);
  const here = shown?.path;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again after a failure
  useEffect(() => {
    setFailed('');
    if (here === path) return;
    let left = false;
    loadPage(row).then(
      (Page) => {
        if (left) return;
        saveScroll();
        setShown({ row, path, Page });
      },
      (error: unknown) => {
        console.error(error);
        if (left) return;
        leaveScroll();
        setFailed(path);
      },
    );
    return () => {
      left = true;
    };
  }, [row, path, here, turn]);

  useEffect(() => (failed ? untilBack(again) : undefined), [failed]);

  return { shown, failed, again };
}

/** The row of a page that does not draw its own bar and footer, as it is not there: a face alone would have no way back. */
const barred = (row: RouteRow): FrameProps['row'] => ({
  ...row,
  bar: row.bar === 'own' ? 'title' : row.bar,
  footer: Boolean(row.footer),
});

interface PageViewProps {
  row: RouteRow;
  path: string;
  around: ComponentType<FrameProps>;
}

/**
 * The page of a row, with what stands around it. While the next page's bytes arrive the one before stays as it is under a progress line;
 * the first one is loaded before the app renders, as the HTML's skeleton stands until then. One that could not be had comes with the line
 * by itself; one that fails leaves what stands around it.
 */
export function PageView({ row, path, around: Frame }: PageViewProps) {
  const { shown, failed, again } = useShownPage(row, path);
  const [broken, setBroken] = useState<Shown>();
  const here = shown?.path;
  const asked = useSearch();
  // Home draws what its address names a paint late, and is placed with it.
  const painted = usePainted(asked);
  const search = path === home ? painted : asked;

  // Who hears the page is told its name, and goes on from there; where the visit begins the browser does so.
  const told = useRef(here);
  useLayoutEffect(() => {
    const heading = document.querySelector('h1');
    if (told.current === here || !heading) return;
    told.current = here;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [here]);

  // Another query is another entry, with a place of its own.
  const entry = here === path && path + search;
  useLayoutEffect(() => {
    if (entry) placeScroll();
  }, [entry]);

  document.title = `${t(row.title)} · ${siteName()}`;
  const lost = failed === path;
  const drawn = lost || !shown ? row : shown.row;
  return (
    <Frame
      row={lost || !shown || broken === shown ? barred(drawn) : drawn}
      path={path}
      tab={row.bar === 'home' ? home : path}
    >
      {here !== path && !lost && (
        <div className={styles.progress} role="progressbar" aria-label={t('in_please_wait')} />
      )}
      {lost && <UnloadedFace onRetry={again} />}
      {shown && !lost && (
        <ErrorBoundary key={shown.path} face={brokenFace} onFault={() => setBroken(shown)}>
          <shown.Page />
        </ErrorBoundary>
      )}
    </Frame>
  );
}
