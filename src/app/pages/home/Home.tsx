import './Home.css';
import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { homeAnnouncements } from '../../stores/announcements.ts';
import { wantFavourites } from '../../stores/favourites.ts';
import { currentCategory, hotGames, recommendedGames, vendorStructure } from '../../stores/lobby.ts';
import { session } from '../../stores/session.ts';
import { fireFill, starFill } from '../../ui/icon/lobby.ts';
import { CategoryContent } from './CategoryContent.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { HomeBelow, HomeFooterSlot, kit } from './HomeBelow.tsx';
import { HomeCategories } from './HomeCategories.tsx';
import { HomeNotices } from './HomeNotices.tsx';
import { HomePopups } from './HomePopups.tsx';
import { HomeSearch } from './HomeSearch.tsx';
import { HomeSection } from './HomeSection.tsx';

/** Home (SPEC 2.7). */
export default function Home() {
  const user = session.value?.userName;

  useEffect(() => {
    for (const shown of [homeAnnouncements, hotGames, vendorStructure]) shown.want();
  }, []);
  useEffect(() => {
    if (user) void wantFavourites();
  }, [user]);

  const category = currentCategory.value;
  // While not even the hot games could be had, their error face stands for all.
  const none = !hotGames.value.value && hotGames.error.value;
  return (
    <>
      <HomeBanner />
      <HomeNotices />
      <HomeSearch />
      <HomeCategories />
      {category === 'HOME' ? (
        <>
          <HomeSection title={t('section_HOT')} icon={fireFill} games={hotGames} more="HOT" first />
          {!none && <HomeSection title={t('section_REM')} icon={starFill} games={recommendedGames} more="RNG" />}
          {!none && <HomeBelow />}
        </>
      ) : (
        <CategoryContent key={category} category={category} kit={kit} />
      )}
      <HomeFooterSlot />
      <HomePopups />
    </>
  );
}
