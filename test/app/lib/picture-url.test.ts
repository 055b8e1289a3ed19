import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseHost, configurePictures, lookAhead, pictureUrl } from '../../../src/app/lib/picture-url.ts';
import { setPlatform } from '../../../src/app/lib/site-path.ts';

const USUAL = '{path}?w={width}&q={quality}';

function screen(ratio: number | undefined): void {
  Object.assign(globalThis, { devicePixelRatio: ratio });
}

test.before.each(() => {
  configurePictures({ host: '', pattern: USUAL, maxRatio: 2, mode: 'full' });
  screen(2);
});

test('asks for the drawn width times the pixel ratio, in few steps that pages share', () => {
  for (const drawn of [92, 104, 106, 112]) assert.is(pictureUrl('/img/game/7', drawn), '/img/game/7?w=224&q=20');
  assert.is(pictureUrl('/img/game/7', 40), '/img/game/7?w=80&q=20');
  assert.is(pictureUrl('/img/banner/7', 336), '/img/banner/7?w=672&q=20');
  assert.is(pictureUrl('/img/banner/7', 500), '/img/banner/7?w=1344&q=20');
});

test('never asks for more than two pixels per pixel', () => {
  screen(3.5);
  assert.is(pictureUrl('/img/game/7', 100), '/img/game/7?w=224&q=20');
});

test('asks for one pixel per pixel where the ratio is unknown', () => {
  screen(undefined);
  assert.is(pictureUrl('/img/game/7', 100), '/img/game/7?w=112&q=20');
});

test('small pictures cost less, and pictures off cost nothing', () => {
  configurePictures({ mode: 'small' });
  assert.is(pictureUrl('/img/game/7', 106), '/img/game/7?w=96&q=6');
  configurePictures({ mode: 'off' });
  assert.is(pictureUrl('/img/game/7', 106), '');
  assert.is(pictureUrl('https://other.example/a.png', 106), '');
});

test('full pictures are asked for a little ahead of the screen, others only when seen', () => {
  assert.ok(lookAhead() > 0);
  configurePictures({ mode: 'small' });
  assert.is(lookAhead(), 0);
  configurePictures({ mode: 'off' });
  assert.is(lookAhead(), 0);
});

test('puts the image host before a path and leaves whole addresses alone', () => {
  configurePictures({ host: 'https://img.example' });
  assert.is(pictureUrl('/img/game/7?v=2', 100), 'https://img.example/img/game/7?v=2&w=224&q=20');
  assert.is(pictureUrl('https://other.example/a.png', 100), 'https://other.example/a.png');
  assert.is(pictureUrl('data:image/png;base64,AA', 100), 'data:image/png;base64,AA');
  assert.is(pictureUrl('', 100), '');
});

test('asks for nothing while the image host is not known', () => {
  configurePictures({ host: undefined });
  assert.is(pictureUrl('/img/game/7', 100), '');
  assert.is(pictureUrl('https://other.example/a.png', 100), 'https://other.example/a.png');
});

test('a hostile path is no picture', () => {
  for (const path of [
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'javascript:alert(1)',
    'data:text/html,x',
    'a.png',
  ]) {
    assert.is(pictureUrl(path, 100), '', path);
  }
});

test("writes the address the site's way", () => {
  configurePictures({ pattern: '/cdn-cgi/image/width={width},quality={quality}{path}' });
  assert.is(pictureUrl('/img/game/7', 100), '/cdn-cgi/image/width=224,quality=20/img/game/7');
});

test('what stands in a path is never taken for a place of the pattern', () => {
  assert.is(pictureUrl('/img/{width}/$&', 100), '/img/{width}/$&?w=224&q=20');
});

test('`/` is the page itself, and so is a list that is none', () => {
  assert.is(chooseHost(['/'], undefined), '');
  setPlatform('https://api.example');
  for (const listed of [['/'], [], undefined]) assert.is(chooseHost(listed, undefined), 'https://api.example');
  assert.is(chooseHost(['https://img.example'], undefined), 'https://img.example');
  setPlatform('');
  for (const listed of [[], undefined, null, 'https://img.example', {}]) assert.is(chooseHost(listed, undefined), '');
});

test('one of the hosts is chosen, and each of them in time', () => {
  const listed = ['https://img1.example', 'https://img2.example/site/', '/'];
  const chosen = new Set(Array.from({ length: 200 }, () => chooseHost(listed, undefined)));
  assert.equal([...chosen].sort(), ['', 'https://img1.example', 'https://img2.example/site']);
});

test('the host of the session stays while the platform still lists it', () => {
  const listed = ['https://img1.example', 'https://img2.example', 'https://img3.example'];
  for (let turn = 0; turn < 50; turn++) assert.is(chooseHost(listed, 'https://img2.example'), 'https://img2.example');
  assert.is(chooseHost(['https://img1.example'], 'https://img2.example'), 'https://img1.example');
  assert.is(chooseHost(['/', 'https://img1.example'], ''), '');
});

test('hostile hosts are refused', () => {
  const hostile = [
    'http://img.example',
    '//img.example',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'https://user:secret@img.example',
    'https://img.example/?to=',
    'https://img.example/#',
    'https://img.example/a b',
    'https://',
    'https:///path',
    '/img',
    '',
    7,
    null,
  ];
  assert.is(chooseHost(hostile, undefined), '');
  assert.is(chooseHost([...hostile, 'https://img.example:8443'], 'javascript:alert(1)'), 'https://img.example:8443');
});

test.run();
