import { createRandom, hashText } from '../seed/random.ts';
import { type Art, place } from './art.ts';
import { drawCentred } from './letters.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { vendorSign } from './vendor-sign.ts';

const TONES: readonly PaletteName[] = [
  'ember',
  'ruby',
  'gold',
  'jade',
  'royal',
  'violet',
  'rose',
  'lime',
  'sky',
  'aqua',
  'deep',
  'night',
];

const FACES =
  'lion|tiger-face|eagle|wolf|bear|fox|panda|koala|frog|penguin|monkey-face|cat-face|dog-face|rabbit-face|unicorn|owl|robot|alien|astronaut|ninja|woman-superhero|man-superhero|cowboy-hat-face|dragon-face'.split(
    '|',
  );

/** How many head icons there are; their ids are 1 to this number. */
export const AVATAR_COUNT = FACES.length;

/** Draws a head icon on a square of 128 units; undefined for an id that is not one. */
export function drawAvatar(art: Art, id: string): string | undefined {
  const face = /^\d{1,2}$/.test(id) ? FACES[Number(id) - 1] : undefined;
  if (face === undefined) {
    return undefined;
  }
  const tone = PALETTES[TONES[(Number(id) * 5) % TONES.length] as PaletteName];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><defs><radialGradient id="back" cy="36%" r="72%">` +
    `<stop offset="0" stop-color="${tone.light}"/><stop offset=".6" stop-color="${tone.mid}"/>` +
    `<stop offset="1" stop-color="${tone.dark}"/></radialGradient></defs>` +
    `<rect width="128" height="128" fill="url(#back)"/>${place(art, face, 17, 18, 94)}</svg>`
  );
}

/** Draws a vendor's plate, 200 by 100 units: its sign and its mark in capitals over its own colours. */
export function drawVendor(id: string, mark: string): string {
  const random = createRandom(hashText(id));
  const tone = PALETTES[random.pick(TONES)];
  const height = mark.length > 4 ? 20 : 28;
  const swing = random.int(20, 60);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><defs><linearGradient id="back" x2="1" y2="1">` +
    `<stop offset="0" stop-color="${tone.mid}"/><stop offset="1" stop-color="${tone.dark}"/></linearGradient></defs>` +
    `<rect width="200" height="100" fill="url(#back)"/>` +
    `<path d="M0 ${swing}Q100 ${90 - swing} 200 ${swing - 10}V0H0Z" fill="${tone.light}" opacity=".28"/>` +
    vendorSign(mark, 14, 28, 44, tone.frame) +
    drawCentred(mark, 130, 52 - height / 2, height, tone.dark, 1.35) +
    drawCentred(mark, 129, 50 - height / 2, height, '#ffffff', 1.25) +
    '</svg>'
  );
}

/** Draws a team's crest on a transparent square of 128 units; its letters are the start of the id. */
export function drawTeam(id: string): string {
  const random = createRandom(hashText(id));
  const [first, second] = random.shuffle(TONES).map((name) => PALETTES[name]);
  const shield = 'M64 6L114 20V66Q114 104 64 124Q14 104 14 66V20Z';
  const design = random.pick([
    '<path d="M64 0V128H128V0Z"/>',
    '<path d="M0 46H128V82H0Z"/>',
    '<path d="M0 128L128 0V128Z"/>',
    '<path d="M36 0H56V128H36ZM74 0H94V128H74Z"/>',
    '<path d="M0 30L64 66L128 30V60L64 96L0 60Z"/>',
  ]);
  const letters = id.replace(/[^a-z0-9]/gi, '').slice(0, 3);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><defs><clipPath id="shape"><path d="${shield}"/></clipPath></defs>` +
    `<g clip-path="url(#shape)"><path d="${shield}" fill="${first?.mid}"/><g fill="${second?.dark}" opacity=".9">${design}</g></g>` +
    `<path d="${shield}" fill="none" stroke="#fff" stroke-width="6"/>` +
    drawCentred(letters, 64, 50, 26, '#0a0e1a', 2.1) +
    drawCentred(letters, 64, 50, 26, '#ffffff', 1.15) +
    '</svg>'
  );
}

/** Draws one picture of the art set alone on a transparent square; undefined for a name that is not in it. */
export function drawSymbol(art: Art, id: string): string | undefined {
  return art.has(id)
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34">${place(art, id, 1, 1, 32)}</svg>`
    : undefined;
}
