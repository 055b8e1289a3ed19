import { addUsage, noUsage, type Usage } from './meter.ts';
import { local, readJson, type SafeStorage, tab, writeJson } from './storage.ts';

/** Where usage is kept: the visit's in the tab, the month's on the phone. */
const KEY = 'usage';

/** A month's usage; `warned` when its limit has been told. */
export interface Month {
  /** YYYY-MM in the phone's time zone. */
  month: string;
  usage: Usage;
  warned: boolean;
}

/** Whether it is a whole usage: what is kept may be of another version. */
export function isUsage(value: unknown): value is Usage {
  const known = value as Usage | null | undefined;
  return Object.keys(noUsage()).every((name) => Number.isFinite(known?.[name as keyof Usage]));
}

function isMonth(value: unknown): value is Month {
  const known = value as Month | null;
  return typeof known?.month === 'string' && isUsage(known.usage);
}

const monthOf = (now: Date): string => `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;

/** What this tab has used since it was opened: a game and back, a reload, all one visit. */
export const readVisit = (storage: SafeStorage = tab): Usage => readJson(storage, KEY, isUsage) || noUsage();

/** What has been used in the month of `now`; a new month starts from nothing. */
export function readMonth(now = new Date(), storage: SafeStorage = local): Month {
  const kept = readJson(storage, KEY, isMonth);
  const month = monthOf(now);
  return kept?.month === month ? kept : { month, usage: noUsage(), warned: false };
}

/** Adds to the visit and to the month. Both are read again first, as other tabs write too. */
export function addToBook(usage: Usage): void {
  writeJson(tab, KEY, addUsage(readVisit(), usage));
  const month = readMonth();
  writeJson(local, KEY, { ...month, usage: addUsage(month.usage, usage) });
}

/** Notes that the month's limit has been told, or is to be told again. */
export function noteWarned(warned: boolean): void {
  writeJson(local, KEY, { ...readMonth(), warned });
}

/** Notes that a game was opened: it runs on a page of its own, and what it uses is not known here. */
export function countGame(): void {
  addToBook({ ...noUsage(), opened: 1 });
}
