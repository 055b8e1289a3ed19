import type { PictureMode } from '../../lib/picture-url.ts';

/** What is visited: home for half a minute, then a list of five screens; the entrance of a game whose list has just been opened. */
export const PRICED = ['home', 'list', 'entrance'] as const;

/**
 * Bytes that pictures cost a phone that has seen none of them, headers included, at 360 x 640 px and two pixels per pixel: measured on the
 * reference platform behind nginx (AVIF) and written here by `npm run bench -- --part prices`; phone tests hold home to it.
 */
export const PICTURE_PRICE: Readonly<Record<PictureMode, Readonly<Record<(typeof PRICED)[number], number>>>> = {
  off: { home: 0, list: 0, entrance: 0 },
  small: { home: 5_000, list: 33_000, entrance: 0 },
  full: { home: 18_500, list: 68_000, entrance: 0 },
};
