import type { Announcement } from '../../../contract/schemas/announcements.ts';
import { local, readJson, writeJson } from '../../device/storage.ts';
import { day } from '../../i18n/timestamp.ts';

const KEY = 'popupsHidden';

/** The pop-ups that somebody does not want to see again on one day. */
interface Hidden {
  /** YYYY-MM-DD in the phone's time zone. */
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
export function duePopups(all: readonly Announcement[], now = new Date()): Announcement[] {
  const hidden = hiddenOn(day(now));
  return all.filter(({ id }, index) => !hidden.includes(id) && all.findIndex((one) => one.id === id) === index);
}

/** Does not show a pop-up again today; tomorrow it comes back. */
export function hideForToday(id: string, now = new Date()): void {
  const today = day(now);
  writeJson(local, KEY, { day: today, ids: [...new Set([...hiddenOn(today), id])] });
}
