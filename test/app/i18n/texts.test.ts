import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/dom.ts';
import { plainDay } from '../../../src/app/i18n/dates.ts';
import { masked, money } from '../../../src/app/i18n/format.ts';
import { plural } from '../../../src/app/i18n/plural.ts';
import {
  configureTexts,
  language,
  languageTag,
  loadedAreas,
  loadTexts,
  showLanguage,
  type TextKey,
  t,
} from '../../../src/app/i18n/texts.ts';
import { dictionary } from './dictionaries.ts';

let asked: string[] = [];
let down = false;

configureTexts((code, area) => {
  asked.push(`${code}/${area}`);
  return down ? Promise.reject(new Error('no line')) : dictionary(code, area);
});

test('starts in Portuguese, and shows the language that is chosen', async () => {
  assert.is(language(), 'pt');
  await loadTexts('pt', ['common']);
  await loadTexts('en', ['common']);
  showLanguage('pt');
  assert.is(t('logout_confirm'), 'Tem certeza de que deseja sair?');
  showLanguage('en');
  assert.is(t('logout_confirm'), 'Are you sure you want to log out?');
  assert.is(document.documentElement.lang, 'en');
  showLanguage('pt');
  assert.is(document.documentElement.lang, 'pt-BR');
  assert.is(languageTag()[0], 'pt-BR-u-ca-gregory-nu-latn');
});

test('a dictionary travels once, and one that was lost on the way can be asked for again', async () => {
  asked = [];
  await loadTexts('pt', ['common']);
  assert.equal(asked, []);
  down = true;
  let failed = false;
  await loadTexts('pt', ['deposit']).catch(() => {
    failed = true;
  });
  assert.ok(failed);
  down = false;
  assert.is(t('deposit_method'), '');
  await Promise.all([loadTexts('pt', ['deposit']), loadTexts('pt', ['deposit'])]);
  assert.equal(asked, ['pt/deposit', 'pt/deposit']);
  assert.ok(t('deposit_method').length > 0);
  assert.equal(loadedAreas().sort(), ['common', 'deposit']);
});

test('values go to their places, also where they hold braces, and an unknown key is an empty text', () => {
  assert.is(t('download_title', { site: 'Leve' }), 'Jogue mais rápido no app Leve');
  assert.is(t('favourite_add', { name: '{{x}} $& Wild' }), 'Adicionar {{x}} $& Wild aos favoritos');
  assert.is(t('download_title'), 'Jogue mais rápido no app ');
  assert.is(t('no_such_key' as TextKey), '');
});

test('plural forms follow the rules of the language on screen', async () => {
  showLanguage('pt');
  assert.is(plural('unread', 0), '0 não lida');
  assert.is(plural('unread', 1), '1 não lida');
  assert.is(plural('unread', 2), '2 não lidas');
  assert.is(plural('unread', 1_000_000), '1000000 não lidas');
  await loadTexts('en', ['bets']);
  showLanguage('en');
  assert.is(plural('records_count', 0), t('records_count_other', { count: 0 }));
  assert.is(plural('records_count', 1), t('records_count_one', { count: 1 }));
});

test('a language with more forms than English takes each of them', async () => {
  const forms = {
    unread_zero: 'z',
    unread_one: 'o',
    unread_two: 't',
    unread_few: 'f',
    unread_many: 'm',
    unread_other: 'x',
  };
  configureTexts(async () => forms);
  await loadTexts('ar', ['common']);
  await loadTexts('ru', ['common']);
  showLanguage('ar');
  assert.is([0, 1, 2, 3, 11, 100].map((count) => plural('unread', count)).join(''), 'zotfmx');
  showLanguage('ru');
  assert.is([1, 2, 5, 21, 22, 111].map((count) => plural('unread', count)).join(''), 'ofmofm');
  showLanguage('pt');
});

test('figures are western and years Gregorian in every language', () => {
  for (const code of ['ar', 'fa', 'th', 'my', 'ne', 'ur-Latn']) {
    showLanguage(code);
    assert.match(money('1234.50', 'BRL'), /1[^0-9]?234[^0-9]50/, code);
    assert.match(plainDay('2026-11-21'), '2026', code);
    assert.not.match(masked(money('1234.50', 'BRL')), /\p{Nd}/u, code);
  }
  showLanguage('pt');
});

test.run();
