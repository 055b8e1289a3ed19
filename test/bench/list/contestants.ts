import type { Contestant } from '../widgets/contestants.ts';

/** The list page of the built app. */
export const REAL = 'Leve, real page';
export const LIST_PATH = '/m/slot-games';
export const LIST_FLOOR = 'floor (no framework)';

/** Lists over the same games, by the same call, with the same tiles and pictures. */
export const RIVALS: readonly Contestant[] = [
  { name: LIST_FLOOR, page: 'floor', frame: 'none' },
  { name: 'virtua on Preact', page: 'virtua', frame: 'preact' },
  { name: 'virtuoso on Preact', page: 'virtuoso', frame: 'preact' },
  { name: 'react-virtuoso', page: 'virtuoso', frame: 'react' },
];
