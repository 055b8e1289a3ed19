import { createRandom, hashText, type Random } from '../seed/random.ts';
import { type Art, place } from './art.ts';
import { PALETTES, type Palette } from './palettes.ts';
import type { Recipe } from './recipe.ts';

/** A wide picture for banners and promotions: the left half stays calm, because the app writes the title there. */
interface Sheet {
  art: Art;
  recipe: Recipe;
  palette: Palette;
  random: Random;
  width: number;
  height: number;
}

/** Draws a scene as SVG with these units; the same id always gives the same picture. */
export function drawScene(art: Art, id: string, recipe: Recipe, width: number, height: number): string {
  const sheet = { art, recipe, palette: PALETTES[recipe.palette], random: createRandom(hashText(id)), width, height };
  const parts = [ground(sheet), beams(sheet), shower(sheet), halo(sheet), cast(sheet), shade(sheet)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

function ground({ palette, width, height }: Sheet): string {
  return (
    `<defs><linearGradient id="ground" x2="1" y2="1"><stop offset="0" stop-color="${palette.dark}"/>` +
    `<stop offset=".52" stop-color="${palette.mid}"/><stop offset="1" stop-color="${palette.light}"/></linearGradient>` +
    `<radialGradient id="halo"><stop offset="0" stop-color="#fff" stop-opacity=".85"/>` +
    `<stop offset=".5" stop-color="${palette.light}" stop-opacity=".5"/>` +
    `<stop offset="1" stop-color="${palette.light}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="shade"><stop offset="0" stop-color="${palette.dark}" stop-opacity=".88"/>` +
    `<stop offset="1" stop-color="${palette.dark}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`
  );
}

/** Rays that leave the hero; wide and few, so that they cost little. */
function beams({ palette, random, width, height }: Sheet): string {
  const cx = width * 0.73;
  const cy = height * 0.5;
  const count = 12;
  const start = random.next();
  const reach = width;
  const wedges = Array.from({ length: count }, (_, at) => {
    const angle = start + (at * Math.PI * 2) / count;
    const next = angle + Math.PI / count;
    const to = (turn: number): string =>
      `L${(cx + Math.cos(turn) * reach).toFixed(0)},${(cy + Math.sin(turn) * reach).toFixed(0)}`;
    return `M${cx.toFixed(0)},${cy.toFixed(0)}${to(angle)}${to(next)}Z`;
  });
  return `<path d="${wedges.join('')}" fill="${palette.ray}" opacity=".2"/>`;
}

/** Small pictures that fly around the hero. */
function shower({ art, recipe, random, width, height }: Sheet): string {
  const { sides } = recipe;
  if (sides.length === 0) {
    return '';
  }
  return Array.from({ length: 9 }, (_, at) => {
    const angle = (at / 9) * Math.PI * 2 + random.next() * 0.5;
    const size = height * (0.13 + random.next() * 0.13);
    const x = width * 0.73 + Math.cos(angle) * width * 0.27 - size / 2;
    const y = height * 0.5 + Math.sin(angle) * height * 0.46 - size / 2;
    return place(art, sides[at % sides.length] as string, Math.round(x), Math.round(y), size, random.int(-30, 30));
  }).join('');
}

function halo({ width, height }: Sheet): string {
  return `<circle cx="${width * 0.73}" cy="${height / 2}" r="${height * 0.56}" fill="url(#halo)"/>`;
}

function cast({ art, recipe, random, width, height }: Sheet): string {
  const size = height * 0.86;
  const helpers = recipe.sides.slice(0, 2).map((side, at) => {
    const small = height * 0.42;
    const x = width * 0.73 + (at === 0 ? -size * 0.74 : size * 0.32);
    return place(art, side, x, height * 0.55, small, at === 0 ? -10 : 10);
  });
  const main = place(art, recipe.hero, width * 0.73 - size / 2, (height - size) / 2, size, random.pick([-4, 0, 4]));
  return helpers.join('') + main;
}

function shade({ width, height }: Sheet): string {
  return `<rect width="${width * 0.55}" height="${height}" fill="url(#shade)"/>`;
}
