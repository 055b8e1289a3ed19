import { join } from 'node:path';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contrast } from '../../src/build/site/colour.ts';
import { sql } from '../../src/sandbox/db/statement.ts';
import { loadArt } from '../../src/sandbox/images/art.ts';
import { openGallery } from '../../src/sandbox/images/gallery.ts';
import { drawGame } from '../../src/sandbox/images/game-art.ts';
import { TILE_HEIGHT } from '../../src/sandbox/images/game-sheet.ts';
import { readPictureRequest } from '../../src/sandbox/images/request.ts';
import { imageRoutes } from '../../src/sandbox/images/routes.ts';
import { drawRoom } from '../../src/sandbox/images/stage-art.ts';
import { createPictureStore } from '../../src/sandbox/images/store.ts';
import { GAME_COLUMNS, type GameRow, gameOf } from '../../src/sandbox/rules/games.ts';
import { LIVE_ROOMS } from '../../src/sandbox/seed/texts/live-rooms.ts';
import { VENDORS } from '../../src/sandbox/seed/vendors.ts';
import { buildWorld } from '../support/world.ts';

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };
const world = buildWorld();
const routes = imageRoutes(world.db, world.folder);
const test = suite('images');
test.after(() => world.close());

const get = (path: string, accept = 'image/avif,image/webp,*/*') =>
  routes.request(path, { headers: { Accept: accept } });
const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

test('the format follows Accept, and the picture is of the size asked for', async () => {
  for (const [accept, format] of [
    ['image/avif,image/webp,*/*', 'heif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'jpeg'],
  ] as const) {
    const answer = await get('/game/pge-rng-0001?w=208', accept);
    assert.is(answer.status, 200);
    assert.is(answer.headers.get('Vary'), 'Accept');
    assert.equal([...answer.headers.keys()].sort(), ['cache-control', 'content-type', 'vary']);
    assert.is(answer.headers.get('Cache-Control'), 'max-age=31536000, immutable');
    const info = await sharp(await bytesOf(answer)).metadata();
    assert.equal([info.format, info.width, info.height], [format, 208, 208]);
  }
});

test('pictures with transparent parts are PNG where WebP is not understood', async () => {
  const info = await sharp(await bytesOf(await get('/symbol/gem-stone?w=64', '*/*'))).metadata();
  assert.equal([info.format, info.hasAlpha], ['png', true]);
});

test('an AVIF brings a plane of transparency only where its kind has transparent parts', async () => {
  const isGlass = async (path: string): Promise<boolean> =>
    (await sharp(await bytesOf(await get(path))).metadata()).hasAlpha === true;
  for (const path of [
    '/game/pge-rng-0001',
    '/game-large/pge-rng-0001',
    '/banner/home-1',
    '/promo/p01-2',
    '/avatar/1',
    '/vendor/PP',
  ]) {
    assert.is(await isGlass(`${path}?w=192&q=6`), false, path);
    assert.is(await isGlass(`${path}?w=96&q=6`), false, path);
  }
  assert.is(await isGlass('/symbol/gem-stone?w=192&q=6'), true);
});

test('a live room shows its host, the same person in all of their rooms', async () => {
  const rooms = LIVE_ROOMS.filter(({ name }) => name === 'Duda Prado');
  for (const { picture } of rooms) assert.is((await get(`${picture.replace('/img', '')}?w=160`)).status, 200);
  assert.is((await get('/room/live99?w=160')).status, 404);
  const hosts = rooms.map((room) => drawRoom(room).split('scale(1.2)')[1]);
  assert.ok(hosts.length > 1 && hosts[0]);
  assert.is(new Set(hosts).size, 1);
});

test('a tile costs at most 4 KB, on average under 2.2; with saved data under 1.2', async () => {
  const ids = Array.from({ length: 12 }, (_, at) => `pp-rng-${String(at * 37 + 1).padStart(4, '0')}`);
  const sizes = async (query: string) =>
    Promise.all(ids.map(async (id) => (await bytesOf(await get(`/game/${id}?${query}`, 'image/webp'))).length));
  const plain = await sizes('w=104&q=70');
  assert.ok(Math.max(...plain) < 4096, String(plain));
  assert.ok(plain.reduce((sum, size) => sum + size, 0) / plain.length < 2300, String(plain));
  const saved = await sizes('w=104&q=25');
  assert.ok(saved.reduce((sum, size) => sum + size, 0) / saved.length < 1300, String(saved));
});

test('the tint of a game is near to what its picture is on average, and white letters are readable on it', async () => {
  const rows = sql<GameRow>(world.db, `SELECT ${GAME_COLUMNS} FROM games g GROUP BY substr(g.art, 1, 4)`).all();
  assert.ok(rows.length > 10, String(rows.length));
  let sum = 0;
  for (const { iconUrl, tint = '' } of rows.map(gameOf)) {
    const { channels } = await sharp(await bytesOf(await get(`${iconUrl.replace('/img', '')}?w=104`, '*/*'))).stats();
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(tint.slice(at, at + 2), 16));
    const off = Math.hypot(...[r, g, b].map((value, at) => value - (channels[at]?.mean ?? 0)));
    assert.ok(off < 90, `${iconUrl} ${tint} is off by ${off}`);
    sum += off;
    const letters = contrast(WHITE, { r, g, b, alpha: 1 });
    assert.ok(letters >= 3, `${tint} ${letters}`);
  }
  assert.ok(sum / rows.length < 50, `on average off by ${sum / rows.length}`);
});

test('games of several vendors are drawn in several styles, and each vendor has one', async () => {
  const art = loadArt(join(world.folder, 'styles'));
  const recipe = { palette: 'royal', hero: 'lion', sides: ['gem-stone'] } as const;
  const styleOf = (id: string, mark: string) => {
    const svg = drawGame(art, id, recipe, mark, TILE_HEIGHT);
    if (svg.includes('id="glow"')) return 'sunburst';
    if (svg.includes('#07060f')) return 'neon';
    return svg.includes('r="112"') ? 'medal' : 'poster';
  };
  const styles = VENDORS.map(({ mark }) => {
    assert.is(styleOf('a', mark), styleOf('b', mark), mark);
    return styleOf('a', mark);
  });
  assert.is(new Set(styles).size, 4, String(styles));
});

test('every kind is drawn in its own shape', async () => {
  for (const [path, width, height] of [
    ['/game-large/pge-rng-0001?w=192', 192, 256],
    ['/banner/home-1?w=640', 640, 280],
    ['/promo/p01-2?w=320', 320, 180],
    ['/vendor/PP?w=160', 160, 80],
    ['/avatar/1?w=64', 64, 64],
    ['/team/guanabarafc?w=64', 64, 64],
  ] as const) {
    const info = await sharp(await bytesOf(await get(path, 'image/webp'))).metadata();
    assert.equal([info.width, info.height], [width, height], path);
  }
});

test('what is not understood is 400, what does not exist is 404, both in plain text', async () => {
  for (const [path, status] of [
    ['/game/pge-rng-0001?w=wide', 400],
    ['/game/pge-rng-0001?q=-1', 400],
    ['/game/..%2f..%2fetc?w=16', 400],
    ['/game/nobody', 404],
    ['/constructor/x', 404],
    ['/banner/none', 404],
    ['/avatar/99', 404],
    ['/vendor/NOPE', 404],
  ] as const) {
    const answer = await get(path);
    assert.is(answer.status, status, path);
    assert.match(answer.headers.get('Content-Type') ?? '', /^text\/plain/);
  }
});

test('widths are kept within bounds and rounded up to steps of eight', () => {
  const width = (w: string) => {
    const request = readPictureRequest('game', 'x', new URLSearchParams({ w }), '');
    return 'width' in request ? request.width : 0;
  };
  assert.equal([width('1'), width('101'), width('104'), width('9999')], [16, 104, 104, 1080]);
});

test('requests for one picture at the same time are drawn once', async () => {
  const folder = join(world.folder, 'images');
  const gallery = openGallery(world.db, loadArt(folder));
  let drawn = 0;
  const store = createPictureStore(folder, {
    ...gallery,
    game: (id) => {
      drawn += 1;
      return gallery.game(id);
    },
  });
  const request = { kind: 'game', id: 'pp-rng-0500', width: 96, quality: 70, format: 'webp' } as const;
  const pictures = await Promise.all(Array.from({ length: 8 }, () => store.picture(request)));
  assert.is(drawn, 1);
  assert.ok(pictures.every((picture) => picture === pictures[0]));
});

test.run();
