import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { local } from '../../../../src/app/device/storage.ts';
import { configurePictures, lookAhead, pictureUrl } from '../../../../src/app/lib/picture-url.ts';
import { savesData } from '../../../../src/app/stores/settings/data-saver.ts';
import { choosePictures, chooseSaver, saverState } from '../../../../src/app/stores/settings/saver-choices.ts';

function browserSaves(saveData: boolean): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  chooseSaver('auto');
}

/** The quality that pictures are asked for at; '' when they are not. */
const quality = (): string => pictureUrl('/img/game/7', 100).split('q=')[1] ?? '';

test.before.each(() => {
  configurePictures({ host: '' });
  choosePictures('full');
  browserSaves(false);
});

test('pictures are full until somebody asks for less', () => {
  assert.is(quality(), '20');
  assert.is(savesData(), false);
  assert.equal(saverState.value, { saver: 'auto', pictures: 'full', shown: 'full', browser: false, saves: false });
});

test('the data saver makes full pictures small, and leaves the choice as it is', () => {
  chooseSaver('on');
  assert.is(quality(), '6');
  assert.is(lookAhead(), 0);
  assert.is(saverState.value.pictures, 'full');
  assert.is(saverState.value.shown, 'small');
  chooseSaver('off');
  assert.is(quality(), '20');
});

test("the browser's data saver is followed, unless the person says no", () => {
  browserSaves(true);
  assert.is(quality(), '6');
  assert.is(saverState.value.browser, true);
  chooseSaver('off');
  assert.is(quality(), '20');
  assert.is(savesData(), false);
});

test('no pictures stay no pictures, whatever the data saver says', () => {
  choosePictures('off');
  for (const choice of ['on', 'off', 'auto'] as const) {
    chooseSaver(choice);
    assert.is(quality(), '');
  }
});

test('choices are kept, and what is the rule leaves nothing behind', () => {
  choosePictures('small');
  chooseSaver('on');
  assert.is(local.get('pictures'), 'small');
  assert.is(local.get('dataSaver'), 'on');
  choosePictures('full');
  chooseSaver('auto');
  assert.is(local.get('pictures'), undefined);
  assert.is(local.get('dataSaver'), undefined);
});

test.run();
