import type { Banner } from '../../../contract/schemas/announcements.ts';
import { homeAnnouncements, homeBanners } from '../../stores/announcements.ts';
import { BlockBone } from '../../ui/bones/Bones.tsx';
import { usePart } from '../../ui/part/use-part.ts';
import { BANNER, BannerSlide } from './BannerSlide.tsx';

const carousel = { load: () => import('./BannerCarousel.tsx'), afterPaint: true };

/**
 * The banners of the group m_home: the first one is plain HTML, the carousel comes after the first paint. Without any, their room is
 * given up only when the answer has said so.
 */
export function HomeBanner() {
  const banners = homeBanners.value;
  if (!banners) {
    if (homeAnnouncements.error.value) return null;
    return (
      <div className="home-banner">
        <BlockBone {...BANNER} />
      </div>
    );
  }
  if (banners.length === 0) return null;
  return (
    <div className="home-banner">
      {banners.length > 1 ? <Banners banners={banners} /> : <BannerSlide banner={banners[0] as Banner} first />}
    </div>
  );
}

function Banners({ banners }: { banners: Banner[] }) {
  const { Part } = usePart(carousel);
  const slide = (index: number) => <BannerSlide banner={banners[index] as Banner} first={index === 0} />;
  return Part ? <Part count={banners.length} shape={BANNER} renderSlide={slide} /> : slide(0);
}
