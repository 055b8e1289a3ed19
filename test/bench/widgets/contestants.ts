/** What a page of the bench runs on. */
export type Frame = 'preact' | 'react' | 'none';

/** A page of the bench: a list, a marquee or a counter. */
export interface Contestant {
  readonly name: string;
  /** File under pages/, without its ending. */
  readonly page: string;
  readonly frame: Frame;
}

/** The name of ours in every table, and of the floor under the lists. */
export const OURS = 'Leve';
/** The same list without the bones under its tiles: what a film then shows is what the script was late with. */
export const GROUNDLESS = 'Leve without bones';
export const FLOOR = 'floor (no framework)';

export const LISTS: readonly Contestant[] = [
  { name: FLOOR, page: 'floor', frame: 'none' },
  { name: OURS, page: 'leve', frame: 'preact' },
  { name: GROUNDLESS, page: 'leve-groundless', frame: 'preact' },
  { name: 'virtua', page: 'virtua', frame: 'react' },
  { name: 'virtua on Preact', page: 'virtua', frame: 'preact' },
  { name: '@tanstack/react-virtual', page: 'tanstack', frame: 'react' },
  { name: 'react-window', page: 'react-window', frame: 'react' },
  { name: 'react-virtuoso', page: 'virtuoso', frame: 'react' },
];

/** What moves by itself; the idle page shows what the measuring costs. */
export const MOVERS: readonly Contestant[] = [
  { name: 'nothing moves', page: 'idle', frame: 'preact' },
  { name: 'Leve marquee', page: 'marquee-leve', frame: 'preact' },
  { name: 'react-fast-marquee', page: 'marquee-fast', frame: 'react' },
  { name: 'Leve ticker', page: 'ticker-leve', frame: 'preact' },
  { name: 'react-countup', page: 'ticker-countup', frame: 'react' },
  { name: 'number-flow', page: 'ticker-flow', frame: 'react' },
];

/** Pages without a list, to count a list's own bytes from. */
export const BARE: readonly Contestant[] = [
  { name: 'bare preact', page: 'none', frame: 'preact' },
  { name: 'bare react', page: 'none', frame: 'react' },
  { name: 'bare Leve', page: 'none-live', frame: 'preact' },
];

/** Name of a built page. */
export const fileOf = ({ page, frame }: Contestant): string => `${page}-${frame}`;
