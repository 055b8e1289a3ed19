import { companionsAt, heroOf, type Layer, WIDTH } from './game-sheet.ts';

/** A poster: bands across, the hero larger than life, small things in the upper corners. */
const poster: readonly Layer[] = [
  ({ palette, height }) =>
    `<defs><linearGradient id="back" x2="1" y2="1"><stop offset="0" stop-color="${palette.mid}"/>` +
    `<stop offset="1" stop-color="${palette.dark}"/></linearGradient></defs><rect width="${WIDTH}" height="${height}" fill="url(#back)"/>`,
  ({ palette, random, height }) => {
    const from = random.int(-20, 40);
    return (
      `<path d="M${from} ${height}L${from + 150} 0H${from + 230}L${from + 80} ${height}Z" fill="${palette.light}" opacity=".5"/>` +
      `<path d="M${from + 104} ${height}L${from + 254} 0H${from + 274}L${from + 124} ${height}Z" fill="${palette.light}" opacity=".28"/>`
    );
  },
  (sheet) =>
    companionsAt(sheet, [
      [6, 8, 62, -14],
      [188, 12, 62, 14],
    ]),
  (sheet) => heroOf(sheet, 206, -6),
];

/** A night with lights: a floor of lines that runs to the horizon, and a ring that glows behind the hero. */
const neon: readonly Layer[] = [
  ({ palette, height }) =>
    `<defs><linearGradient id="back" x2="0" y2="1"><stop offset="0" stop-color="#07060f"/>` +
    `<stop offset=".62" stop-color="${palette.dark}"/><stop offset="1" stop-color="${palette.mid}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${height}" fill="url(#back)"/>`,
  ({ palette, height }) => {
    const horizon = height * 0.62;
    const rows = [0.06, 0.16, 0.32, 0.58].map((part) => {
      const y = (horizon + (height - horizon) * part).toFixed(0);
      return `M0 ${y}H${WIDTH}`;
    });
    const lanes = [-200, -90, -30, 30, 90, 200].map((x) => `M${128 + x * 0.3} ${horizon}L${128 + x * 1.6} ${height}`);
    return `<path d="${rows.join('')}${lanes.join('')}" stroke="${palette.frame}" stroke-width="2" opacity=".5" fill="none"/>`;
  },
  ({ palette, height }) =>
    [18, 9, 3]
      .map(
        (width, at) =>
          `<circle cx="128" cy="${height / 2 - 12}" r="94" fill="none" stroke="${at === 2 ? '#fff' : palette.frame}" stroke-width="${width}" opacity="${[0.18, 0.4, 0.9][at]}"/>`,
      )
      .join(''),
  (sheet) => heroOf(sheet, 158, 12),
  (sheet) =>
    companionsAt(sheet, [
      [4, 162, 66, -10],
      [188, 162, 66, 10],
    ]),
];

/** A medal: the hero on a plate with a rim, companions at its foot. */
const medal: readonly Layer[] = [
  ({ palette, height }) => `<rect width="${WIDTH}" height="${height}" fill="${palette.mid}"/>`,
  ({ palette, random, height }) => {
    const step = random.pick([28, 36]);
    const rows = Array.from({ length: Math.ceil(height / step) }, (_, row) => `M0 ${row * step}H${WIDTH}`);
    return `<path d="${rows.join('')}" stroke="${palette.dark}" stroke-width="${step / 2}" opacity=".22"/>`;
  },
  ({ palette, height }) => {
    const y = height / 2 - 10;
    return (
      `<circle cx="128" cy="${y}" r="112" fill="${palette.dark}"/><circle cx="128" cy="${y}" r="104" fill="${palette.light}"/>` +
      `<circle cx="128" cy="${y}" r="104" fill="none" stroke="${palette.frame}" stroke-width="10"/>`
    );
  },
  (sheet) => heroOf(sheet, 164, 12),
  (sheet) =>
    companionsAt(sheet, [
      [-8, 166, 84, -12],
      [180, 166, 84, 12],
    ]),
];

/** The looks beside the sunburst of game-art.ts. */
export const STYLES: readonly (readonly Layer[])[] = [poster, neon, medal];
