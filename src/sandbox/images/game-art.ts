import { createRandom, hashText } from '../seed/random.ts';
import type { Art } from './art.ts';
import { companionsAt, heroOf, type Layer, type Sheet, TILE_HEIGHT, WIDTH } from './game-sheet.ts';
import { STYLES } from './game-styles.ts';
import { drawCentred, textWidth } from './letters.ts';
import { PALETTES } from './palettes.ts';
import { PATTERNS } from './patterns.ts';
import type { Recipe } from './recipe.ts';
import { vendorSign } from './vendor-sign.ts';

/**
 * Draws a game's picture as SVG, 256 units wide and `height` high, in the style of its vendor; `mark` is the vendor's short name,
 * drawn on a small plate beside its sign. The same id always gives the same picture.
 */
export function drawGame(art: Art, id: string, recipe: Recipe, mark: string, height: number): string {
  const sheet: Sheet = { art, recipe, palette: PALETTES[recipe.palette], random: createRandom(hashText(id)), height };
  const layers = createRandom(hashText(`${mark} style`)).pick([SUNBURST, ...STYLES]);
  const drawn = layers.map((layer) => layer(sheet)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}">${drawn}${plate(sheet, mark)}</svg>`;
}

function backdrop({ palette, random, height }: Sheet): string {
  const cx = random.int(38, 62);
  const cy = random.int(30, 58);
  return (
    `<defs><radialGradient id="back" cx="${cx}%" cy="${cy}%" r="78%">` +
    `<stop offset="0" stop-color="${palette.light}"/><stop offset=".42" stop-color="${palette.mid}"/>` +
    `<stop offset="1" stop-color="${palette.dark}"/></radialGradient>` +
    `<radialGradient id="glow"><stop offset="0" stop-color="#fff" stop-opacity=".7"/>` +
    `<stop offset=".55" stop-color="${palette.light}" stop-opacity=".34"/>` +
    `<stop offset="1" stop-color="${palette.light}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="foot" x2="0" y2="1"><stop offset="0" stop-color="${palette.dark}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${palette.dark}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${height}" fill="url(#back)"/>`
  );
}

function pattern({ palette, random, height }: Sheet): string {
  const drawn = random.pick(PATTERNS)(palette, random);
  if (height === TILE_HEIGHT) {
    return drawn;
  }
  const scale = (height / TILE_HEIGHT).toFixed(3);
  return `<g transform="translate(128 ${height / 2}) scale(${scale}) translate(-128 -128)">${drawn}</g>`;
}

/** Where the small pictures stand: a few arrangements, each with corner, size and turn. */
const ARRANGEMENTS: readonly (readonly [number, number, number, number])[][] = [
  [
    [-14, 14, 84, -18],
    [186, 20, 84, 18],
    [6, 172, 80, -8],
    [170, 172, 80, 8],
  ],
  [
    [174, -12, 96, 20],
    [-18, 152, 104, -16],
    [176, 168, 84, 12],
  ],
  [
    [-20, -10, 100, -20],
    [178, 160, 96, 14],
    [0, 172, 80, -6],
  ],
  [
    [-6, 172, 78, -10],
    [184, 172, 78, 10],
    [-16, 4, 72, -14],
    [200, 4, 72, 14],
  ],
];

const companions: Layer = (sheet) => companionsAt(sheet, sheet.random.pick(ARRANGEMENTS));

function light({ height }: Sheet): string {
  return (
    `<rect y="${height - 96}" width="${WIDTH}" height="96" fill="url(#foot)" opacity=".62"/>` +
    `<circle cx="128" cy="${height / 2 - 8}" r="122" fill="url(#glow)"/>`
  );
}

const hero: Layer = (sheet) => heroOf(sheet, sheet.random.int(172, 192), 10);

function frame({ palette, random, height }: Sheet): string {
  if (random.chance(0.45)) {
    return '';
  }
  const line = random.chance(0.5)
    ? `<rect x="13" y="13" width="230" height="${height - 26}" rx="18" fill="none" stroke="${palette.dark}" stroke-width="3" opacity=".55"/>`
    : '';
  return `<rect x="5" y="5" width="246" height="${height - 10}" rx="22" fill="none" stroke="${palette.frame}" stroke-width="10"/>${line}`;
}

/** The style of most vendors: rays, companions all around, and often a frame. */
const SUNBURST: readonly Layer[] = [backdrop, pattern, companions, light, hero, frame];

function plate({ palette, height }: Sheet, mark: string): string {
  const letters = 17;
  const sign = 18;
  const width = (textWidth(mark) * letters) / 6 + sign + 32;
  const left = 128 - width / 2;
  return (
    `<rect x="${left.toFixed(1)}" y="${height - 38}" width="${width.toFixed(1)}" height="31" rx="15.5" fill="${palette.dark}" opacity=".9"/>` +
    vendorSign(mark, Number((left + 11).toFixed(1)), height - 31.5, sign, palette.frame) +
    drawCentred(mark, 128 + sign / 2 + 2, height - 31, letters, '#ffffff', 1.1)
  );
}
