import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { configureTexts, loadTexts, showLanguage } from '../../../../src/app/i18n/texts.ts';
import { type FieldFault, faultText } from '../../../../src/app/pages/account/field-text.ts';
import { registerFault } from '../../../../src/app/pages/account/register-rules.ts';
import { dictionary } from '../../i18n/dictionaries.ts';

test('what is wrong with a field is told in the language on screen, with no need to check it again (SPEC section 5)', async () => {
  configureTexts(dictionary);
  for (const language of ['pt', 'en']) await loadTexts(language, ['register']);
  const rule = { enabled: true, required: true, minLength: 4, maxLength: 20, pattern: '\\w+' };
  const fault = registerFault('username', { username: 'a!' }, rule) as FieldFault;
  showLanguage('pt');
  assert.is(faultText(fault), 'Use de 4 a 20 letras, números ou sublinhado.');
  showLanguage('en');
  assert.is(faultText(fault), 'Use 4 to 20 letters, digits or underscores.');
});

test.run();
