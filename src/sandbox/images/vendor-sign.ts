import { createRandom, hashText } from '../seed/random.ts';

/** Signs on a board of 24 units, few strokes each: they are told apart at 12 px. */
const SIGNS = [
  'M12 1 23 12 12 23 1 12Z',
  'M12 1 15 9 23 9 17 14 19 23 12 18 5 23 7 14 1 9 9 9Z',
  'M14 1 4 14H11L9 23 20 9H13Z',
  'M12 2 23 22H1Z',
  'M6 2H18L23 12 18 22H6L1 12Z',
  'M12 1A11 11 0 1 0 23 12A8 8 0 0 1 12 1Z',
  'M12 22C2 15 1 10 3 6S10 3 12 7C14 3 19 2 21 6S22 15 12 22Z',
  'M2 20V6L8 12 12 3 16 12 22 6V20Z',
  'M12 1C18 8 21 12 21 15A9 8 0 0 1 3 15C3 12 6 8 12 1Z',
  'M1 12A11 11 0 0 1 23 12ZM3 15H21V19H3Z',
  'M9 1H15V9H23V15H15V23H9V15H1V9H9Z',
  'M1 4C9 4 11 10 12 12C13 10 15 4 23 4C23 14 18 20 12 20S1 14 1 4Z',
] as const;

/** The sign of a vendor, always the same for its mark, `size` units wide with its corner at x and y. */
export function vendorSign(mark: string, x: number, y: number, size: number, colour: string): string {
  const sign = createRandom(hashText(`${mark} sign`)).pick(SIGNS);
  return `<path d="${sign}" fill="${colour}" transform="translate(${x} ${y}) scale(${(size / 24).toFixed(3)})"/>`;
}
