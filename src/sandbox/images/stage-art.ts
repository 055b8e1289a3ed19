import { createHash } from 'node:crypto';
import type { TagName } from '../seed/texts/live-rooms.ts';

/** A stage shows another draw after so many ms. */
const SCENE = 30_000;

/** Movements go in steps, some a second: a picture that repaints at every frame is too much for a weak phone. */
const STYLE = `
.turn{transform-box:fill-box;transform-origin:center;animation:turn 8s steps(64) infinite}
.back{animation-direction:reverse;animation-duration:5s;animation-timing-function:steps(40)}
.nod{animation:nod 3s steps(12) infinite alternate}
.roll{animation:roll 6s steps(48) infinite}
.deal{animation:deal 6s steps(1) infinite;opacity:0}
.run{animation:run 9s steps(90) infinite alternate}
.beat{transform-box:fill-box;transform-origin:bottom;animation:beat 1.2s steps(6) infinite alternate}
.glow{animation:glow 2s steps(8) infinite alternate}
@keyframes turn{to{transform:rotate(360deg)}}
@keyframes nod{to{transform:translateY(3px)}}
@keyframes roll{to{transform:translateY(-144px)}}
@keyframes deal{0%{opacity:0}20%,95%{opacity:1}}
@keyframes run{30%{transform:translate(120px,-30px)}60%{transform:translate(60px,26px)}to{transform:translate(170px,6px)}}
@keyframes beat{from{transform:scaleY(.25)}}
@keyframes glow{from{opacity:.35}}
@media (prefers-reduced-motion:reduce){*{animation:none!important}.deal{opacity:1}}`;

/** Numbers below `limit`, always the same for a room and a moment's draw. */
function dice(seed: string): (limit: number) => number {
  const bytes = createHash('sha256').update(seed).digest();
  let at = 0;
  return (limit) => (bytes[at++ % bytes.length] ?? 0) % limit;
}

type Draw = (roll: (limit: number) => number) => string;

const repeat = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

const POCKETS = ['#161c2e', '#b4233c'];

const wheel: Draw = (roll) => {
  const wedge = (at: number): string =>
    `<path d="M0 0 0-58A58 58 0 0 1 22-53Z" transform="rotate(${at * 22.5})" fill="${at === 0 ? '#17915a' : POCKETS[at % 2]}"/>`;
  return `<g transform="translate(112 96)"><circle r="70" fill="#7a4a1e"/><circle r="64" fill="#3a2410"/>
<g class="turn">${repeat(16, wedge)}<circle r="26" fill="#c99a3c"/><path d="M-20 0H20M0-20V20" stroke="#7a4a1e" stroke-width="5"/></g>
<g class="turn back"><circle cx="${46 + roll(8)}" cy="${roll(12)}" r="5" fill="#fff"/></g></g>`;
};

const cards: Draw = (roll) => {
  const card = (at: number): string => {
    const red = roll(2) === 0;
    const place = `translate(${34 + at * 34} ${at % 2 ? 92 : 84}) rotate(${roll(9) - 4})`;
    const suit = red ? 'M15 34 6 22a6 6 0 0 1 9-8 6 6 0 0 1 9 8Z' : 'M15 10 25 24 15 38 5 24Z';
    return `<g transform="${place}"><g class="deal" style="animation-delay:${at * 0.8}s"><rect width="30" height="46" rx="4" fill="#fff"/><path d="${suit}" fill="${red ? '#d02a45' : '#1a2238'}"/></g></g>`;
  };
  return `<ellipse cx="120" cy="150" rx="150" ry="76" fill="#0f6b45"/><ellipse cx="120" cy="150" rx="138" ry="66" fill="none" stroke="#e9c46a" stroke-width="2"/>${repeat(5, card)}`;
};

const reels: Draw = (roll) => {
  const COLOURS = ['#ffc53d', '#ff4d5e', '#22d67b', '#6e8bff'];
  const sign = (at: number): string =>
    `<circle cx="22" cy="${22 + at * 36}" r="13" fill="${COLOURS[(at + roll(4)) % 4]}"/>`;
  const reel = (at: number): string =>
    `<svg x="${36 + at * 52}" y="46" width="44" height="108"><rect width="44" height="108" rx="6" fill="#f4f6ff"/><g class="roll" style="animation-delay:-${at * 1.3}s">${repeat(8, sign)}</g></svg>`;
  return `<rect x="24" y="30" width="172" height="138" rx="16" fill="#5b2bbf"/><rect x="30" y="38" width="160" height="122" rx="10" fill="#1a1040"/>${repeat(3, reel)}`;
};

const pitch: Draw = (roll) => {
  const player = (at: number): string =>
    `<circle cx="${36 + roll(170)}" cy="${58 + roll(96)}" r="5" fill="${at % 2 ? '#ff4d5e' : '#eef2ff'}"/>`;
  return `<rect x="18" y="42" width="204" height="124" rx="6" fill="#17803f"/>${repeat(4, (at) => `<rect x="${18 + at * 51}" y="42" width="25" height="124" fill="#1b8f47"/>`)}
<path d="M120 42V166M18 78H44V130H18M222 78H196V130H222" fill="none" stroke="#d7f5e2" stroke-width="2"/><circle cx="120" cy="104" r="22" fill="none" stroke="#d7f5e2" stroke-width="2"/>${repeat(10, player)}
<circle class="run" cx="40" cy="104" r="4" fill="#fff"/>`;
};

const bars: Draw = (roll) => {
  const bar = (at: number): string => {
    const height = 40 + roll(90);
    return `<rect class="beat" style="animation-delay:-${(roll(12) / 10).toFixed(1)}s" x="${22 + at * 17}" y="${164 - height}" width="11" height="${height}" rx="4" fill="${at % 3 ? '#ff7ad9' : '#ffc53d'}"/>`;
  };
  return repeat(12, bar);
};

const waves: Draw = () =>
  `<g transform="translate(112 100)" fill="none" stroke="#ffc53d" stroke-width="4">${repeat(3, (at) => `<circle class="glow" style="animation-delay:${at * 0.5}s" r="${34 + at * 20}"/>`)}<rect x="-12" y="-26" width="24" height="40" rx="12" fill="#eef2ff"/><path d="M-20 0a20 20 0 0 0 40 0M0 20V36"/></g>`;

const SCENES: Partial<Record<TagName, Draw>> = {
  roulette: wheel,
  blackjack: cards,
  slots: reels,
  football: pitch,
  music: bars,
};

const HAIR = ['#2b1a12', '#5a3418', '#a86b2d', '#111318', '#7b2d26'];
const SKIN = ['#f2c9a1', '#d99b6c', '#a86a3d', '#7a4a2b'];
const SHIRT = ['#22d67b', '#6e8bff', '#ff4d5e', '#ffc53d', '#eef2ff'];

/** Long hair as it falls behind the head, down to the chest or to the shoulders. */
const FALLS = ['M-31 0C-36-44 36-44 31 0V46H-31Z', 'M-31-2C-35-42 35-42 31-2V26H-31Z'];

/** A host from the waist up, around the middle of the head; always the same for a name. */
function host({ name, longHair }: Room): string {
  const roll = dice(name);
  const [skin, hair, shirt] = [SKIN[roll(4)], HAIR[roll(5)], SHIRT[roll(5)]];
  const fall = longHair ? `<path d="${FALLS[roll(2)]}" fill="${hair}"/>` : '';
  return `${fall}
<path d="M-46 92V76C-46 46-26 36 0 36S46 46 46 76V92Z" fill="${shirt}"/><path d="M-14 37 0 56 14 37Z" fill="${skin}"/><rect x="-9" y="16" width="18" height="26" rx="8" fill="${skin}"/>
<circle cx="-28" cy="4" r="5" fill="${skin}"/><circle cx="28" cy="4" r="5" fill="${skin}"/><circle r="28" fill="${skin}"/><path d="M-30 2C-34-40 34-40 30 2 20-14-8-12-30 2Z" fill="${hair}"/>
<circle cx="-10" cy="4" r="3" fill="#111318"/><circle cx="10" cy="4" r="3" fill="#111318"/><path d="M-14-5Q-10-8-6-5M6-5Q10-8 14-5" fill="none" stroke="${hair}" stroke-width="2.5" stroke-linecap="round"/>
<path d="M-10 13Q0 17 10 13 6 22 0 22T-10 13Z" fill="#fff" stroke="#8a2a36" stroke-width="2" stroke-linejoin="round"/>`;
}

const defs = (hue: number): string =>
  `<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="hsl(${hue} 55% 26%)"/><stop offset="1" stop-color="hsl(${hue} 60% 10%)"/></linearGradient></defs>`;

const hueOf = (name: string): number => 200 + dice(`${name}:wall`)(140);

const sceneOf = (scene: TagName, seed: string): string => (SCENES[scene] ?? waves)(dice(seed));

/** What a room is drawn by. */
interface Room {
  readonly id: string;
  readonly name: string;
  readonly longHair: boolean;
  readonly scene: TagName;
}

/** A room's picture in lists, 180 units square: its host before what is played. */
export function drawRoom(room: Room): string {
  const { id, name, scene } = room;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 180">${defs(hueOf(name))}<rect width="180" height="180" fill="url(#wall)"/>
<g opacity=".55">${sceneOf(scene, id)}</g><g transform="translate(96 92) scale(1.2)">${host(room)}</g></svg>`;
}

/** Draws what a live room shows at a moment (ms): its host, who is always the same, and a game that changes now and then. */
export function drawStage(room: Room, now: number): string {
  const { id, name, scene } = room;
  const hue = hueOf(name);
  const light = (at: number): string =>
    `<circle class="glow" style="animation-delay:${at * 0.4}s" cx="${20 + at * 56}" cy="14" r="4" fill="#ffe9a8"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="320" height="180"><style>${STYLE}</style>
${defs(hue)}
<rect width="320" height="180" fill="url(#wall)"/><rect y="164" width="320" height="16" fill="hsl(${hue} 40% 8%)"/>${repeat(6, light)}
${sceneOf(scene, `${id}:${Math.floor(now / SCENE)}`)}<g class="nod"><g transform="translate(258 96)">${host(room)}</g></g></svg>`;
}
