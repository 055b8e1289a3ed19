import type { Random } from '../seed/random.ts';
import type { Palette } from './palettes.ts';

/** Draws what lies behind the hero on a square of 256 units: few, large shapes, because small ones cost bytes. */
type Pattern = (palette: Palette, random: Random) => string;

const CENTRE = 128;
const REACH = 200;

function point(angle: number, radius: number): string {
  return `${(CENTRE + Math.cos(angle) * radius).toFixed(1)},${(CENTRE + Math.sin(angle) * radius).toFixed(1)}`;
}

function rays(palette: Palette, random: Random): string {
  const count = random.int(7, 11);
  const step = (Math.PI * 2) / count;
  const start = random.next() * step;
  const wedges = Array.from({ length: count }, (_, at) => {
    const angle = start + at * step;
    return `M128,128L${point(angle, REACH)}L${point(angle + step / 2, REACH)}Z`;
  });
  return `<path d="${wedges.join('')}" fill="${palette.ray}" opacity=".22"/>`;
}

function rings(palette: Palette): string {
  const circles = [56, 92, 132, 176].map(
    (radius) => `<circle cx="128" cy="128" r="${radius}" stroke="${palette.ray}" stroke-width="12" fill="none"/>`,
  );
  return `<g opacity=".2">${circles.join('')}</g>`;
}

function stripes(palette: Palette, random: Random): string {
  const tilt = random.pick([-35, -25, 25, 35]);
  const bands = [-60, 20, 100, 180, 260].map(
    (x) => `<rect x="${x}" y="-120" width="38" height="500" fill="${palette.ray}"/>`,
  );
  return `<g opacity=".16" transform="rotate(${tilt} 128 128)">${bands.join('')}</g>`;
}

function hills(palette: Palette, random: Random): string {
  const lift = random.int(-14, 14);
  return (
    `<path d="M0 ${176 + lift}Q64 ${128 + lift} 128 ${170 + lift}T256 ${160 + lift}V256H0Z" fill="${palette.dark}" opacity=".5"/>` +
    `<path d="M0 ${208 - lift}Q80 ${176 - lift} 150 ${212 - lift}T256 ${196 - lift}V256H0Z" fill="${palette.dark}" opacity=".7"/>` +
    `<circle cx="${random.int(64, 192)}" cy="62" r="40" fill="${palette.ray}" opacity=".45"/>`
  );
}

function diamonds(palette: Palette): string {
  const cells = [
    [128, -40],
    [20, 60],
    [236, 60],
    [-40, 170],
    [128, 120],
    [296, 170],
    [40, 250],
    [216, 250],
  ].map(([x, y]) => `M${x} ${(y ?? 0) - 62}l52 62l-52 62l-52 -62Z`);
  return `<path d="${cells.join('')}" fill="none" stroke="${palette.ray}" stroke-width="7" opacity=".26"/>`;
}

function bubbles(palette: Palette, random: Random): string {
  const drops = Array.from({ length: 7 }, () => {
    const radius = random.int(8, 30);
    return `<circle cx="${random.int(0, 256)}" cy="${random.int(0, 256)}" r="${radius}"/>`;
  });
  return `<g fill="${palette.ray}" opacity=".24">${drops.join('')}</g>`;
}

function arch(palette: Palette): string {
  return (
    `<path d="M28 256V128a100 100 0 0 1 200 0V256Z" fill="${palette.dark}" opacity=".42"/>` +
    `<path d="M52 256V132a76 76 0 0 1 152 0V256Z" fill="${palette.ray}" opacity=".2"/>`
  );
}

function burst(palette: Palette, random: Random): string {
  const spikes = random.int(10, 14);
  const points = Array.from({ length: spikes * 2 }, (_, at) => point((at * Math.PI) / spikes, at % 2 === 0 ? 126 : 88));
  return `<polygon points="${points.join(' ')}" fill="${palette.ray}" opacity=".3"/>`;
}

/** All patterns; a picture draws one with its own stream of numbers. */
export const PATTERNS: readonly Pattern[] = [rays, rays, rings, stripes, hills, diamonds, bubbles, arch, burst];
