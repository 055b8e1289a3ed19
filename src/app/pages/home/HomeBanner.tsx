import type { Banner } from '../../../contract/shapes/announcements.ts';
import { t } from '../../i18n/texts.ts';
import { safeAddress, sitePath } from '../../lib/site-path.ts';
import { go } from '../../routes/links.ts';
import { homeAnnouncements, homeBanners } from '../../stores/announcements.ts';
import { BlockBone } from '../../ui/bones/Bones.tsx';
import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';

/** Shape of the home banner in CSS px: 2:1 less the page's edges, so that it fills a phone's width. */
export const BANNER = { width: 336, height: 147 };

function follow(banner: Banner): void {
  const path = sitePath(banner.link);
  const address = safeAddress(banner.link);
  if (path) go(path);
  else if (address) location.assign(address);
}

/** The carousel of banners of the group m_home. Without any, its room is given up only when the answer has said so. */
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
      <Carousel
        count={banners.length}
        {...BANNER}
        label={t('banner_label')}
        renderSlide={(index) => {
          const banner = banners[index] as Banner;
          return (
            <button type="button" className="home-slide" onClick={() => follow(banner)}>
              <Picture src={banner.url} name="" alt="" {...BANNER} eager={index === 0} />
              <span className="home-slide-title">{banner.title}</span>
            </button>
          );
        }}
      />
    </div>
  );
}
