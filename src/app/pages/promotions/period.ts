import type { Announcement } from '../../../contract/schemas/announcements.ts';
import { t } from '../../i18n/texts.ts';
import { slashedDay } from '../../i18n/timestamp.ts';

/** From when to when a promotion runs; without an end its start and the long-term label (SPEC 2.10). */
export function periodOf({ startDate, endDate, noExpiry }: Announcement): string {
  const end = noExpiry === 1 ? t('promo_long_term') : slashedDay(endDate);
  return `${slashedDay(startDate)} – ${end}`;
}
