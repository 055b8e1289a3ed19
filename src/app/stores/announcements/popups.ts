import type { Announcement } from '../../../contract/schemas/announcements.ts';
import { local, readJson, writeJson } from '../../device/storage.ts';
import { siteDay } from '../../i18n/site-clock.ts';

const KEY = 'popupsHidden';

/** The pop-ups that somebody does not want to see again on one day. */
interface Hidden {
  /** YYYY-MM-DD by the site's clock. */
  day: string;
  ids: string[];
}

function isHidden(value: unknown): value is Hidden {
  const known = value as Partial<Hidden> | null;
  return typeof known?.day === 'string' && Array.isArray(known.ids);
}

function hiddenOn(today: string): string[] {
  const known = readJson(local, KEY, isHidden);
  return known?.day === today ? known.ids : [];
}

/** The pop-ups to show, in the platform's order: each once, without those that were put away for today. */
export function duePopups(all: readonly Announcement[], now = Date.now()): Announcement[] {
  const hidden = hiddenOn(siteDay(now));
  return all.filter(({ id }, index) => !hidden.includes(id) && all.findIndex((one) => one.id === id) === index);
}

/** Does not show a pop-up again today; tomorrow it comes back. */
export function hideForToday(id: string, now = Date.now()): void {
  const today = siteDay(now);
  writeJson(local, KEY, { day: today, ids: [...new Set([...hiddenOn(today), id])] });
}
