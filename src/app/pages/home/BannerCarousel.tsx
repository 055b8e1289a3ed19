import type { Banner } from '../../../contract/shapes/announcements.ts';
import { t } from '../../i18n/texts.ts';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { BANNER, BannerSlide } from './BannerSlide.tsx';

/** The carousel of the home banners (SPEC 2.7). */
export default function BannerCarousel({ banners }: { banners: Banner[] }) {
  return (
    <Carousel
      count={banners.length}
      {...BANNER}
      label={t('banner_label')}
      renderSlide={(index) => <BannerSlide banner={banners[index] as Banner} first={index === 0} />}
    />
  );
}
