import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkLanguage } from '../../../src/build/locales/check.ts';
import type { FaultKind } from '../../../src/build/locales/faults.ts';
import type { Kept, Locales } from '../../../src/build/locales/locales.ts';

const ENGLISH = {
  home: {
    pay: 'Deposit',
    hello: 'Hello, {{name}}: <b>welcome</b>',
    asks: 'Do you want to leave this page now?',
    menu: 'Menu',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
  },
};

const KEPT: Kept = { names: { 'a way to pay': ['Pix'] }, taken: {}, latin: {}, apart: {} };

function world(code: string, texts: Readonly<Record<string, string>>, kept: Partial<Kept> = {}): Locales {
  const own = new Map([
    ['en', new Map(Object.entries(ENGLISH))],
    ['pt', new Map(Object.entries(ENGLISH))],
    [code, new Map([['home', texts]])],
  ]);
  const glossary = { 'deposit (verb)': { es: 'Depositar', ru: 'Пополнить', ja: '入金' } };
  return { codes: ['en', 'pt', code], own, glossary, kept: { ...KEPT, ...kept } };
}

const SPANISH = {
  pay: 'Depositar',
  hello: 'Hola, {{name}}: <b>te damos la bienvenida</b>',
  asks: '¿Quieres salir de esta página ahora mismo?',
  menu: 'Menú',
  days_one: '{{count}} día',
  days_other: '{{count}} días',
};

const kinds = (
  code: string,
  texts: Readonly<Record<string, string>>,
  kept: Partial<Kept> = {},
): [FaultKind, string][] =>
  checkLanguage(code, world(code, texts, kept)).map(({ kind, at }) => [kind, at.slice('home/'.length)]);

test('a language that is whole and right has nothing to mend', () => {
  assert.equal(kinds('es', SPANISH), []);
});

const PLANTED: readonly (readonly [FaultKind, string, string])[] = [
  ['places', 'hello', 'Hola, {{nombre}}: <b>te damos la bienvenida</b>'],
  ['places', 'hello', 'Hola, {{name}}: te damos la bienvenida'],
  ['spaces', 'pay', 'Depositar '],
  ['spaces', 'hello', 'Hola,  {{name}}: <b>te damos la bienvenida</b>'],
  ['figures', 'days_one', '١ {{count}} día'],
  ['figures', 'menu', 'Menú desde 50.00'],
  ['figures', 'menu', 'Menú desde 1,000.5'],
  ['punctuation', 'asks', 'Quieres salir de esta página ahora mismo?'],
  ['punctuation', 'asks', '¿Quieres salir de esta página ahora'],
  ['letters', 'menu', 'Меню'],
  ['unchanged', 'menu', 'Menu'],
  ['glossary', 'pay', 'Ingresar'],
  ['long', 'pay', 'Depositar dinero en la cuenta del sitio'],
];

for (const [kind, key, text] of PLANTED) {
  test(`${kind} of a text is found: ${text}`, () => {
    const found = kinds('es', { ...SPANISH, [key]: text });
    assert.ok(
      found.some(([one, at]) => one === kind && at === key),
      JSON.stringify(found),
    );
  });
}

test('keys that are missing or that English lacks, and forms that no number takes, are found', () => {
  const { days_one: _, ...without } = SPANISH;
  assert.equal(kinds('es', { ...without, days_few: '{{count}} días', gone: 'Nada' }), [
    ['superfluous', 'days_few'],
    ['superfluous', 'gone'],
    ['missing', 'days_one'],
  ]);
  assert.equal(
    kinds('ja', { pay: '入金' }).map(([, key]) => key),
    ['hello', 'asks', 'menu', 'days_other'],
  );
});

test('a word of Latin letters in another script is known, or found; a name is known everywhere', () => {
  const russian = (pay: string, kept: Partial<Kept> = {}) =>
    kinds('ru', { pay }, kept).filter(([kind]) => kind !== 'missing');
  assert.equal(russian('Пополнить Pix'), []);
  assert.equal(russian('Пополнить bonus'), [['letters', 'pay']]);
  assert.equal(russian('Пополнить bonus', { latin: { ru: ['bonus'] } }), []);
});

test('what is kept as English has it, and what leaves the glossary, is listed with a reason', () => {
  assert.equal(kinds('es', { ...SPANISH, menu: 'Menu' }, { taken: { es: ['Menu'] } }), []);
  assert.equal(kinds('es', { ...SPANISH, pay: 'Ingresar' }, { apart: { 'a short word': ['es home/pay'] } }), []);
});

test('signs are those of the language', () => {
  const signs = (code: string, asks: string) =>
    kinds(code, { asks }).some(([kind, key]) => kind === 'punctuation' && key === 'asks');
  for (const [code, wrong, right] of [
    ['ar', 'هل تريد مغادرة هذه الصفحة الآن?', 'هل تريد مغادرة هذه الصفحة الآن؟'],
    [
      'ja',
      'このページを離れますか? 今すぐよろしいですか?本当に?はい?',
      'このページを今すぐ離れてもよろしいですか？本当によろしいですか？',
    ],
    ['fr', 'Voulez-vous quitter cette page maintenant?', 'Voulez-vous quitter cette page maintenant\u202f?'],
  ] as const) {
    assert.ok(signs(code, wrong), wrong);
    assert.not(signs(code, right), right);
  }
});

test.run();
