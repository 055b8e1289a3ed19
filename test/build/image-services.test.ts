import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIPX, createIPXNodeServer, ipxFSStorage } from 'ipx';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { configurePictures, pictureUrl } from '../../src/app/lib/picture-url.ts';
import { pictureAddress, pictureAddressOf, servicePattern } from '../../src/build/site/pictures.ts';

const services = suite<{ server: Server; host: string; folder: string }>('image services');

const WIDTH = 600;
const PICTURE = '/img/game/solar.png';

/**
 * A picture as an operator has it: larger than any tile, and not packed for one. Waves keep their detail in a tile;
 * random noise does not, and its weight at two qualities is then chance.
 */
async function drawPicture(file: string): Promise<void> {
  const wave = (place: number): number => 128 + 90 * Math.sin(place);
  const pixels = Array.from({ length: WIDTH * WIDTH }, (_, index) => {
    const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)];
    return [wave(x / 9 + Math.cos(y / 13)), wave((x + y) / 17), wave(Math.hypot(x - WIDTH / 2, y - WIDTH / 2) / 7)];
  });
  const raw = { width: WIDTH, height: WIDTH, channels: 3 } as const;
  await sharp(Uint8Array.from(pixels.flat()), { raw }).png().toFile(file);
}

services.before(async (context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'leve-ipx-'));
  mkdirSync(join(context.folder, 'img/game'), { recursive: true });
  await drawPicture(join(context.folder, PICTURE));
  const answer = createIPXNodeServer(createIPX({ storage: ipxFSStorage({ dir: context.folder }) }));
  // Nuxt and others put ipx under /_ipx; the server itself knows no such folder.
  context.server = createServer((request, response) => {
    request.url = request.url?.replace('/_ipx/', '/');
    answer(request, response);
  });
  await new Promise<void>((resolve) => context.server.listen(0, '127.0.0.1', resolve));
  context.host = `http://127.0.0.1:${(context.server.address() as AddressInfo).port}`;
});

services.after(({ server, folder }) => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** The address of a picture as the app writes it for a tile of 106 CSS px on a screen of two pixels per pixel. */
function written(pictures: unknown, host = '', path = PICTURE): string {
  Object.assign(globalThis, { devicePixelRatio: 2 });
  configurePictures({ host, pattern: pictureAddress.parse(pictures), maxRatio: 2, mode: 'full' });
  return pictureUrl(path, 106);
}

const AVIF = 'image/avif,image/webp,image/*,*/*;q=0.8';
const WEBP = 'image/webp,image/*,*/*;q=0.8';
const PLAIN = 'image/png,image/*;q=0.8,*/*;q=0.5';

services('a running ipx gives the app its sizes, in the best format that the browser takes', async ({ host }) => {
  for (const [accept, type] of [
    [AVIF, 'avif'],
    [WEBP, 'webp'],
    [PLAIN, 'png'],
  ] as const) {
    const answer = await fetch(written('ipx', host), { headers: { Accept: accept } });
    assert.is(answer.status, 200, type);
    assert.is(answer.headers.get('Content-Type'), `image/${type}`);
    assert.match(answer.headers.get('Vary') ?? '', /accept/i);
    assert.is((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width, 224, type);
  }
});

services('ipx packs by the quality that the picture mode asks for', async ({ host }) => {
  const weigh = async (address: string): Promise<number> =>
    (await (await fetch(address, { headers: { Accept: AVIF } })).arrayBuffer()).byteLength;
  const pattern = servicePattern('ipx');
  const at = (quality: number) => weigh(host + pictureAddressOf(pattern, PICTURE, 224, quality));
  assert.is(written('ipx', host), host + pictureAddressOf(pattern, PICTURE, 224, 20));
  const [least, asked, most] = [await at(10), await at(20), await at(72)];
  assert.ok(least < asked && asked < most, `${least}, ${asked}, ${most} bytes`);
});

services('ipx under another folder is told by its base', async ({ host }) => {
  const address = written({ service: 'ipx', base: '' }, host);
  assert.is(address, `${host}/w_224,q_20,f_auto${PICTURE}`);
  assert.is((await fetch(address)).status, 200);
  assert.is((await fetch(written('ipx', host, '/img/game/none.png'))).status, 404);
});

services('each service is written as its manual says', () => {
  const addresses = {
    cloudflare: '/cdn-cgi/image/width=224,quality=20,fit=scale-down,format=auto/img/game/solar.png',
    netlify: '/.netlify/images?url=%2Fimg%2Fgame%2Fsolar.png&w=224&q=20',
    imgproxy: '/insecure/rs:fit:224:0/q:20/plain/%2Fimg%2Fgame%2Fsolar.png',
    thumbor: '/unsafe/224x0/filters:quality(20)/img/game/solar.png',
    ipx: '/_ipx/w_224,q_20,f_auto/img/game/solar.png',
  };
  for (const [service, address] of Object.entries(addresses)) assert.is(written(service), address);
  assert.is(written({ service: 'thumbor', base: '/thumbs' }), `/thumbs${addresses.thumbor}`);
});

services('a path with a query of its own stays whole', () => {
  const path = '/img/game/7?v=2&s=1';
  assert.is(written('netlify', '', path), '/.netlify/images?url=%2Fimg%2Fgame%2F7%3Fv%3D2%26s%3D1&w=224&q=20');
  assert.is(written('{path}?w={width}', '', path), `${path}&w=224`);
  assert.is(pictureAddressOf('{path}?w={width}', path, 224, 25), `${path}&w=224`);
});

services('what is neither a service nor a pattern is refused', () => {
  const wrong = ['cloudflair', '//evil.example{path}', '/no/place', '"{path}', { service: 'ipx', base: '//evil' }, {}];
  for (const pictures of wrong) assert.not(pictureAddress.safeParse(pictures).success, JSON.stringify(pictures));
});

services.run();
