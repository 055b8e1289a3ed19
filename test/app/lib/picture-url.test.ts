import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { configurePictures, pictureUrl } from '../../../src/app/lib/picture-url.ts';

function screen(ratio: number | undefined): void {
  Object.assign(globalThis, { devicePixelRatio: ratio });
}

test.before.each(() => {
  configurePictures({ origin: '', maxRatio: 2, mode: 'full' });
  screen(2);
});

test('asks for the drawn width times the pixel ratio, in steps of 16', () => {
  assert.is(pictureUrl('/img/game/7', 106), '/img/game/7?w=224&q=72');
});

test('never asks for more than two pixels per pixel', () => {
  screen(3.5);
  assert.is(pictureUrl('/img/game/7', 100), '/img/game/7?w=208&q=72');
});

test('asks for one pixel per pixel where the ratio is unknown', () => {
  screen(undefined);
  assert.is(pictureUrl('/img/game/7', 100), '/img/game/7?w=112&q=72');
});

test('data saver asks for less, and pictures off for nothing', () => {
  configurePictures({ mode: 'saver' });
  assert.is(pictureUrl('/img/game/7', 106), '/img/game/7?w=112&q=45');
  configurePictures({ mode: 'off' });
  assert.is(pictureUrl('/img/game/7', 106), '');
});

test('puts the image host before a path and leaves whole addresses alone', () => {
  configurePictures({ origin: 'https://img.example' });
  assert.is(pictureUrl('/img/game/7?v=2', 100), 'https://img.example/img/game/7?v=2&w=208&q=72');
  assert.is(pictureUrl('https://other.example/a.png', 100), 'https://other.example/a.png');
  assert.is(pictureUrl('data:image/png;base64,AA', 100), 'data:image/png;base64,AA');
  assert.is(pictureUrl('', 100), '');
});

test.run();
