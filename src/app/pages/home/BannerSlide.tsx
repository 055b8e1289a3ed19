import type { Banner } from '../../../contract/schemas/announcements.ts';
import { safeAddress, sitePath } from '../../lib/site-path.ts';
import { go } from '../../routes/links.ts';
import { Picture } from '../../ui/picture/Picture.tsx';

/** Shape of the home banner in CSS px, inside the page's edges on a phone 360 px wide. */
export const BANNER = { width: 336, height: 147 };

/** Follows a banner's link, where it is safe to. */
function follow(banner: Banner): void {
  const path = sitePath(banner.link);
  const address = safeAddress(banner.link);
  if (path) go(path);
  else if (address) location.assign(address);
}

/** One banner. `first` is the one that the first screen shows: it stands by itself and is asked for at once. */
export function BannerSlide({ banner, first = false }: { banner: Banner; first?: boolean }) {
  return (
    <button type="button" className="home-slide" onClick={() => follow(banner)}>
      <Picture src={banner.url} name="" {...BANNER} eager={first} />
      <span className="home-slide-title">{banner.title}</span>
    </button>
  );
}
