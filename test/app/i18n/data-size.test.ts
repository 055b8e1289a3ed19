import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { dataSize } from '../../../src/app/i18n/figures.ts';
import { showLanguage } from '../../../src/app/i18n/texts.ts';

const sizes = (): string[] =>
  [0, 400, 12_345, 999_400, 999_600, 1_550_000, 99_960_000, 250_000_000, 3_200_000_000, 5e12].map((bytes) =>
    dataSize(bytes).replace('\u00a0', ' '),
  );

test('sizes are written as the language writes numbers', () => {
  showLanguage('pt');
  assert.equal(sizes(), [
    '0 KB',
    '0 KB',
    '12 KB',
    '999 KB',
    '1 MB',
    '1,6 MB',
    '100 MB',
    '250 MB',
    '3,2 GB',
    '5.000 GB',
  ]);
  showLanguage('en');
  assert.is(dataSize(1_550_000), '1.6\u00a0MB');
});

test.run();
