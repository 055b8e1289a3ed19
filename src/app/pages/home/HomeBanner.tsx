import type { Banner } from '../../../contract/schemas/announcements.ts';
import { lazy } from '../../features/loading/lazy.ts';
import { Part } from '../../features/loading/Part.tsx';
import { isOpen } from '../../features/switches/is-open.ts';
import { t } from '../../i18n/texts.ts';
import { safeAddress, sitePath } from '../../lib/site-path.ts';
import { go } from '../../routes/links.ts';
import { homeAnnouncements, homeBanners } from '../../stores/announcements/announcements.ts';
import { BlockBone } from '../../ui/bones/Bones.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './Home.css';

const Carousel = lazy(async () => ({ default: (await import('./moving.ts')).moving.Carousel }), {
  afterPaint: true,
});

/** Shape of the home banner in CSS px, inside the page's edges on a phone 360 px wide. */
const BANNER = { width: 336, height: 96 };

/**
 * The banners of the group m_home (SPEC 2.7), but for those that lead to what is off: the first one is plain HTML, the carousel comes after the first paint. Without any, their
 * room is given up only when the answer has said so.
 */
export function HomeBanner() {
  const banners = homeBanners.value?.filter(({ link = '' }) => isOpen(link));
  if (!banners && homeAnnouncements.error.value) return null;
  if (banners?.length === 0) return null;
  return <div className={styles.homeBanner}>{banners ? <Banners banners={banners} /> : <BlockBone {...BANNER} />}</div>;
}

function Banners({ banners }: { banners: Banner[] }) {
  const slide = (index: number, due: boolean) => <Slide banner={banners[index] as Banner} due={due} />;
  if (banners.length === 1) return slide(0, true);
  const props = { ...BANNER, count: banners.length, label: t('banner_label'), renderSlide: slide };
  return <Part of={Carousel} props={props} bones={slide(0, true)} fallback={slide(0, true)} />;
}

/** Follows a banner's link, where it is safe to. */
function follow(banner: Banner): void {
  const path = sitePath(banner.link);
  const address = safeAddress(banner.link);
  if (path) go(path);
  else if (address) location.assign(address);
}

/** One banner. The first one's picture is on the first screen and is asked for at once, those of others when they are due. */
function Slide({ banner, due }: { banner: Banner; due: boolean }) {
  return (
    <button type="button" className={styles.homeSlide} onClick={() => follow(banner)}>
      <Picture src={due ? banner.url : ''} name="" {...BANNER} eager />
      <span className={styles.homeSlideTitle}>{banner.title}</span>
    </button>
  );
}
