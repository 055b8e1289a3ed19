import type { ReactNode } from 'react';
import { t } from '../../i18n/texts.ts';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import type { BANNER } from './BannerSlide.tsx';

interface BannerCarouselProps {
  count: number;
  /** Draws one slide. It is handed in, as the slide is in home's own chunk: a third one for both would be one more request. */
  renderSlide: (index: number) => ReactNode;
  shape: typeof BANNER;
}

/** The carousel of the home banners (SPEC 2.7). */
export default function BannerCarousel({ count, renderSlide, shape }: BannerCarouselProps) {
  return <Carousel count={count} {...shape} label={t('banner_label')} renderSlide={renderSlide} />;
}
