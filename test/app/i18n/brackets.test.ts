import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { bracketed } from '../../../src/app/i18n/brackets.ts';
import { showLanguage } from '../../../src/app/i18n/texts.ts';

test('brackets are those of the language', () => {
  const said = ['pt', 'ja', 'zh-TW', 'zh-CN', 'ko', 'ar'].map((code) => {
    showLanguage(code);
    return bracketed('x', 4);
  });
  assert.equal(said, ['x (4)', 'x（4）', 'x（4）', 'x（4）', 'x (4)', 'x (4)']);
  showLanguage('pt');
});

test.run();
