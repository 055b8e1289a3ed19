import './Home.css';
import { useEffect } from 'react';
import { homeAnnouncements } from '../../stores/announcements.ts';
import { wantFavourites } from '../../stores/favourites.ts';
import { currentCategory, hotGames, vendorStructure } from '../../stores/lobby.ts';
import { session } from '../../stores/session.ts';
import { CategoryContent } from './CategoryContent.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { HomeCategories } from './HomeCategories.tsx';
import { HomeFooter } from './HomeFooter.tsx';
import { HomeNotices } from './HomeNotices.tsx';
import { HomeSections } from './HomeSections.tsx';

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
  return (
    <>
      <HomeBanner />
      <HomeNotices />
      <HomeCategories />
      {category === 'HOME' ? <HomeSections /> : <CategoryContent key={category} category={category} />}
      <HomeFooter />
    </>
  );
}
