import type { Announcement } from '../../../contract/schemas/announcements.ts';
import { askPromotions } from '../announcements/announcements.ts';
import { type Resource, resource } from '../data/resource.ts';
import { followLanguage } from '../settings/settings.ts';

/** A promotion as home's strip shows it. */
export interface StripPromotion {
  id: string;
  title: string;
  image: string;
}

/** The picture of a promotion that heads home's strip (SPEC 2.7). */
const STRIP_PICTURE = 2;

/** The promotions that have a picture for the strip, in the platform's order. */
export function stripOf(promotions: readonly Announcement[]): StripPromotion[] {
  return promotions
    .map(({ id, title, announcementImages }) => ({
      id,
      title,
      image: announcementImages.find(({ sequence }) => sequence === STRIP_PICTURE)?.url ?? '',
    }))
    .filter(({ image }) => image);
}

/** The promotions of home's strip. */
export const stripPromotions: Resource<StripPromotion[]> = followLanguage(
  resource('promotions.strip', async () => stripOf((await askPromotions()).promotion)),
);
