import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import {
  appliedPictures,
  freshDraft,
  keepsPictures,
  noteKept,
  putPictures,
} from '../../../../src/app/stores/promotions/apply-draft.ts';
import { addPicture } from '../../../../src/app/stores/promotions/apply-pictures.ts';
import { MOST_PICTURES } from '../../../../src/contract/fields/limits.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47];
const MOST_BYTES = 5_242_880;

/** A file that begins as these bytes say, of so many bytes. */
const file = (start: readonly number[], size: number): Blob =>
  new Blob([new Uint8Array(start), new Uint8Array(size - start.length)]);

test.before.each(freshDraft);

test('a picture is known by its bytes, whatever it is called', async () => {
  assert.is(await addPicture('p12', file([0x47, 0x49, 0x46, 0x38], 64)), 'type');
  assert.is(await addPicture('p12', new Blob(['<svg/>'], { type: 'image/png' })), 'type');
  assert.equal(appliedPictures.peek(), []);
});

test('a picture of more than 5242880 bytes is refused (SPEC section 5)', async () => {
  for (const start of [JPEG, PNG]) assert.is(await addPicture('p12', file(start, MOST_BYTES + 1)), 'size');
});

test('there are three pictures at most (SPEC section 5)', async () => {
  const preview = 'blob:none';
  putPictures(Array.from({ length: MOST_PICTURES }, (_, index) => ({ id: String(index), preview })));
  assert.is(await addPicture('p12', file(JPEG, 64)), 'count');
  assert.is(MOST_PICTURES, 3);
});

test('pictures are brought back only for the promotion that they were chosen for', () => {
  noteKept('p12');
  assert.equal([keepsPictures('p12'), keepsPictures('p08')], [true, false]);
  noteKept(undefined);
  assert.is(keepsPictures('p12'), false);
});

test.run();
