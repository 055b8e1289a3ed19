import { PROMOTION_CATEGORIES } from '../../../contract/fields/promotions.ts';
import type { Announcement, PromotionCategory } from '../../../contract/schemas/announcements.ts';
import { t } from '../../i18n/texts.ts';
import { slashedDay } from '../../i18n/timestamp.ts';
import { askPromotions } from '../announcements/announcements.ts';
import { type Resource, resource } from '../data/resource.ts';
import { followLanguage } from '../settings/settings.ts';

/** Which picture of a promotion heads its entry (SPEC 2.10). */
const FIRST_PICTURE = 1;

/** The promotions (SPEC 2.10), in the platform's order. `content` is hostile HTML. */
export const promotionList: Resource<Announcement[]> = followLanguage(
  resource('promotions.list', async () => (await askPromotions()).promotion),
);

/** The categories that have a promotion, after `all`. One that the menu does not know counts as `other_promo`. */
export function categoriesOf(promotions: readonly Announcement[]): PromotionCategory[] {
  const some = new Set(promotions.map(categoryOf));
  return PROMOTION_CATEGORIES.filter((category) => category === 'all' || some.has(category));
}

/** The promotions of a category. */
export const promotionsOf = (promotions: readonly Announcement[], category: PromotionCategory): Announcement[] =>
  promotions.filter((one) => category === 'all' || categoryOf(one) === category);

function categoryOf({ category }: Announcement): PromotionCategory {
  return PROMOTION_CATEGORIES.includes(category) ? category : 'other_promo';
}

/** The address of the picture that heads a promotion; '' where it has none. */
export const headPicture = ({ announcementImages }: Announcement): string =>
  announcementImages.find(({ sequence }) => sequence === FIRST_PICTURE)?.url ?? '';

/** From when to when a promotion runs; without an end its start, if that is told, and the long-term label (SPEC 2.10). */
export function periodOf({ startDate, endDate, noExpiry }: Announcement): string {
  const end = noExpiry === 1 || !endDate ? t('promo_long_term') : slashedDay(endDate);
  return startDate ? `${slashedDay(startDate)} – ${end}` : end;
}
