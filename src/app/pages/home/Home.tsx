import { useEffect, useRef } from 'react';
import { OWN_ROWS } from '../../device/own-rows.ts';
import { POPUPS_SHOWN } from '../../device/popups-shown.ts';
import { local, tab } from '../../device/storage.ts';
import { lazy } from '../../features/loading/lazy.ts';
import { Part } from '../../features/loading/Part.tsx';
import { t } from '../../i18n/texts.ts';
import { usePainted } from '../../lib/use-painted.ts';
import { homeAnnouncements } from '../../stores/announcements/announcements.ts';
import { showHearts } from '../../stores/games/game-tile.ts';
import { hotGames, recommendedGames, vendorStructure } from '../../stores/games/lobby.ts';
import { session } from '../../stores/session/session.ts';
import { TileBones } from '../../ui/bones/Bones.tsx';
import { fireFill, starFill } from '../../ui/icon/lobby.ts';
import styles from './Home.css';
import { HomeBanner } from './HomeBanner.tsx';
import { CategoryBones, HomeCategories, MatchBones, useCategory } from './HomeCategories.tsx';
import { HomeNotices } from './HomeNotices.tsx';
import { HomeSection } from './HomeSection.tsx';

const OwnRows = lazy(() => import('./OwnRows.tsx'), { texts: ['lobby'] });
const CategoryGrid = lazy(() => import('./CategoryGrid.tsx'));
const Lobby = lazy(() => import('./lobby/Lobby.tsx'), { texts: ['lobby'] });
const HomeFooter = lazy(() => import('./HomeFooter.tsx'), { texts: ['lobby'] });
const LoginPopups = lazy(() => import('./LoginPopups.tsx'), { texts: ['lobby'] });

/** Home (SPEC 2.7). */
export default function Home() {
  const user = session.value?.userName;

  useEffect(() => {
    for (const shown of [homeAnnouncements, hotGames, vendorStructure]) shown.want();
  }, []);
  useEffect(() => {
    if (user) void showHearts();
  }, [user]);

  const category = usePainted(useCategory());
  // While not even the hot games could be had, their error face stands for all.
  const none = !hotGames.value.value && hotGames.error.value;
  return (
    <>
      {category === 'HOME' && <HomeBanner />}
      <HomeNotices />
      <HomeCategories />
      {category === 'HOME' ? (
        <>
          {user && local.get(OWN_ROWS) && (
            <div className={styles.homeOwn}>
              <Part of={OwnRows} props={{}} bones={<TileBones count={4} />} fallback={null} />
            </div>
          )}
          <HomeSection title={t('section_HOT')} icon={fireFill} games={hotGames} more="HOT" first />
          {!none && <HomeSection title={t('section_REM')} icon={starFill} games={recommendedGames} more="RNG" cold />}
          {!none && <Below />}
        </>
      ) : (
        <Part
          key={category}
          of={CategoryGrid}
          props={{ category }}
          title={t('home_failed')}
          bones={category === 'SPORTS' ? <MatchBones /> : <CategoryBones />}
        />
      )}
      <Foot />
      <Popups />
    </>
  );
}

/** All of home below its first two sections. It comes when it is near the screen; its room is there before. */
function Below() {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={styles.homeBelow}>
      <Part of={Lobby} props={{}} place={box} title={t('home_failed')} bones={<TileBones count={12} />} />
    </div>
  );
}

function Foot() {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box}>
      <Part of={HomeFooter} props={{}} place={box} bones={null} fallback={null} />
    </div>
  );
}

/** The pop-ups after a login, once per session (SPEC 2.7). A visit that has seen them, or has none to see, fetches nothing for them. */
function Popups() {
  const mark = session.value && String(session.value.since);
  const list = homeAnnouncements.value.value?.popup;
  if (!mark || !list?.length || tab.get(POPUPS_SHOWN) === mark) return null;
  return <Part of={LoginPopups} props={{ onDone: () => tab.set(POPUPS_SHOWN, mark) }} bones={null} fallback={null} />;
}
