import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../support/dom.ts';
import { local } from '../../../../src/app/device/storage.ts';
import { configureTexts, language, loadTexts, t } from '../../../../src/app/i18n/texts.ts';
import {
  balanceHidden,
  changeLanguage,
  onLanguage,
  restoreSettings,
  setTheme,
  storedLanguage,
  theme,
  toggleBalance,
} from '../../../../src/app/stores/settings/settings.ts';
import { dictionary } from '../../i18n/dictionaries.ts';
import { withTexts } from '../texts.ts';

const OFFERED = ['pt', 'en'];
let refetched = 0;
onLanguage(() => {
  refetched += 1;
});

test.before(withTexts);

test('a language is shown when its texts are there, is kept, and what is on screen is asked again', async () => {
  assert.is(storedLanguage(OFFERED), 'pt');
  await changeLanguage('en');
  assert.equal([language(), storedLanguage(OFFERED), refetched], ['en', 'en', 1]);
  assert.is(t('logout'), 'Log out');
  await changeLanguage('en');
  assert.is(refetched, 1);
  await changeLanguage('pt');
});

test('of two quick choices the last one wins', async () => {
  const first = changeLanguage('en');
  const second = changeLanguage('pt');
  await Promise.all([first, second]);
  assert.equal([language(), storedLanguage(OFFERED)], ['pt', 'pt']);
});

test('a page that is opened while the language changes has its texts in the new one', async () => {
  const changing = changeLanguage('en');
  await loadTexts('pt', ['deposit']);
  await changing;
  assert.is(t('deposit_method'), (await dictionary('en', 'deposit')).deposit_method);
  await changeLanguage('pt');
});

test('a language that cannot be had leaves the old one', async () => {
  await loadTexts('pt', ['login']);
  configureTexts(() => Promise.reject(new Error('no line')));
  let failed = false;
  await changeLanguage('en').catch(() => {
    failed = true;
  });
  configureTexts(dictionary);
  assert.ok(failed);
  assert.equal([language(), storedLanguage(OFFERED)], ['pt', 'pt']);
  await changeLanguage('en');
  assert.is(language(), 'en');
});

test('a stored language that is offered no more gives Portuguese', () => {
  local.set('language', 'tlh');
  assert.is(storedLanguage(OFFERED), 'pt');
});

test('theme and hidden balance come back with the next visit', () => {
  setTheme('light');
  toggleBalance();
  restoreSettings();
  assert.equal([theme.value, balanceHidden.value], ['light', true]);
  assert.is(document.documentElement.dataset.theme, 'light');
  local.set('theme', 'neon');
  local.set('balanceHidden', undefined);
  restoreSettings();
  assert.equal([theme.value, balanceHidden.value], ['dark', false]);
});

test('a dismissed download bar comes back in the browser (SPEC 2.2)', () => {
  local.set('hideDownloadBar', '1');
  restoreSettings();
  assert.is(local.get('hideDownloadBar'), undefined);
});

test.run();
