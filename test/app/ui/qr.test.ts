import decode from 'jsqr';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { qrPath } from '../../../src/app/ui/qr/qr-path.ts';

/** Px of a module when a code is read. */
const SCALE = 4;

/** Draws the path as a phone would, and reads it with a decoder of another hand. */
function read(text: string): string | undefined {
  const { size, path } = qrPath(text);
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    for (let py = Number(y) * SCALE; py < (Number(y) + 1) * SCALE; py += 1) {
      const from = (py * width + Number(x) * SCALE) * 4;
      for (let at = from; at < from + Number(run) * SCALE * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return decode(pixels, width, width)?.data;
}

test('what is drawn is what a reader reads', () => {
  const pix = '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d3-a456-426655440000520400005303986540550.005802BR';
  for (const text of [
    'LEVE',
    pix,
    'https://leve.example/m/register?c=ana_01&x=%20',
    'Olá, ação! 你好',
    pix.repeat(3),
  ]) {
    assert.is(read(text), text);
  }
});

test('the light margin that readers look for is part of the drawing', () => {
  const { size, path } = qrPath('LEVE');
  assert.is(size, 21 + 8);
  const xs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, , run]) => [Number(x), Number(x) + Number(run)]);
  assert.is(Math.min(...xs.map(([from = 0]) => from)), 4);
  assert.is(Math.max(...xs.map(([, to = 0]) => to)), size - 4);
});

test('a text that no code can hold is an error, not an empty code', () => {
  assert.throws(() => qrPath('x'.repeat(3000)));
});

test.run();
