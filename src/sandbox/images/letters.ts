/**
 * Capital letters and digits as strokes on a cell of 4 by 6 units, so that a picture with text looks the same on a machine
 * that has no fonts. `M`, `L`, `Q`, `H`, `V` are SVG path commands.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.4Q4 6 4 4.5T2.4 3H0M2.4 3Q3.7 3 3.7 1.5T2.4 0H0',
  C: 'M4 1.2Q3.4 0 2 0Q0 0 0 3T2 6Q3.4 6 4 4.8',
  D: 'M0 0V6H1.6Q4 6 4 3T1.6 0Z',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  G: 'M4 1.2Q3.4 0 2 0Q0 0 0 3T2 6Q4 6 4 3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M4 0V4.2Q4 6 2 6T0 4.6',
  K: 'M0 0V6M4 0L0 3.6M1.4 2.6L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.4L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q0 0 0 3T2 6Q4 6 4 3T2 0Z',
  P: 'M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0',
  Q: 'M2 0Q0 0 0 3T2 6Q4 6 4 3T2 0ZM2.6 4.4L4.2 6.2',
  R: 'M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0M2 3.4L4 6',
  S: 'M3.8 1.1Q3.2 0 2 0Q.2 0 .2 1.5T2 3Q4 3.1 4 4.5T2 6Q.6 6 0 4.9',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6T4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2.4L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  '0': 'M2 0Q0 0 0 3T2 6Q4 6 4 3T2 0Z',
  '1': 'M.6 1.4L2.2 0V6',
  '2': 'M.1 1.6Q.3 0 2 0T4 1.6Q4 2.6 2.6 3.8L0 6H4',
  '3': 'M.2 0H3.8L1.8 2.4Q4 2.4 4 4.2T2 6Q.5 6 0 4.8',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M3.8 0H.5L.2 2.8Q1 2.3 2 2.3Q4 2.3 4 4.2T2 6Q.5 6 0 5',
  '6': 'M3.4 0Q0 1.4 0 4Q0 6 2 6T4 4.1T2 2.4Q.7 2.4 .1 3.6',
  '7': 'M0 0H4L1.4 6',
  '8': 'M2 0Q.3 0 .3 1.4T2 2.9Q4 3 4 4.5T2 6Q0 6 0 4.5T2 2.9Q3.7 2.8 3.7 1.4T2 0Z',
  '9': 'M4 2.2Q4 3.6 2 3.6T0 1.9T2 0T4 2Q4 4.4 .8 6',
};

const ADVANCE = 5.3;

/** Width of a text in its own units; a cell is 6 units high. */
export function textWidth(text: string): number {
  return Math.max(0, text.length * ADVANCE - (ADVANCE - 4));
}

/**
 * Draws a text of capitals and digits, its top left corner at `x`, `y` and its letters `height` high. Characters that have
 * no glyph leave a gap.
 */
export function drawText(text: string, x: number, y: number, height: number, colour: string, weight = 1.15): string {
  const scale = height / 6;
  const strokes = [...text.toUpperCase()].map((letter, at) => {
    const glyph = GLYPHS[letter];
    return glyph ? `<path transform="translate(${(at * ADVANCE).toFixed(1)})" d="${glyph}"/>` : '';
  });
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" ` +
    `stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
  );
}

/** Draws a text centred on `x`. */
export function drawCentred(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight?: number,
): string {
  return drawText(text, x - (textWidth(text) * height) / 12, y, height, colour, weight);
}
