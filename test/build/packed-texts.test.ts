import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { unpackTexts } from '../../src/app/i18n/unpack.ts';
import { packTexts, unpackTexts as readPacked } from '../../src/build/steps/packed-texts.ts';

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;

const NO_LANGUAGE = ['languages.json', 'glossary.json', 'kept.json', 'words.json'];

test('keys travel by their first word, before the texts', () => {
  const texts = {
    title_home: 'Home',
    login: 'Log in',
    title_login_twice: '',
    service_LIVECHAT_1: 'Chat',
    logout: '"Out"',
  };
  const packed = packTexts('common', texts);
  assert.is(packed, '"title home login_twice   login logout  service LIVECHAT_1|Home||Log in|\\"Out\\"|Chat"');
  assert.equal(unpackTexts(JSON.parse(packed)), texts);
});

test('the phone and the build read every dictionary as it was written', () => {
  let count = 0;
  for (const file of readdirSync('locales').filter((one) => one.endsWith('.json') && !NO_LANGUAGE.includes(one))) {
    const areas = JSON.parse(readFileSync(`locales/${file}`, 'utf8')) as Areas;
    for (const [area, texts] of Object.entries(areas)) {
      const packed: unknown = JSON.parse(packTexts(`${file}/${area}`, texts));
      assert.equal(unpackTexts(packed as string), texts, `${file}/${area}`);
      assert.equal(readPacked(area, packed), texts);
      count += 1;
    }
  }
  assert.ok(count > 1000, `${count} dictionaries`);
});

test('what is packed again is the same', () => {
  const packed = packTexts('common', { b_one: '1', a: '2', b_two: '3', c_d: '4', e: '5' });
  assert.is(packTexts('common', readPacked('common', JSON.parse(packed))), packed);
});

test('an empty dictionary is one', () => {
  assert.equal(unpackTexts(JSON.parse(packTexts('common', {}))), {});
});

test('a sign that stands between keys or texts is told by its place', () => {
  const told = (texts: Readonly<Record<string, string>>): string => {
    try {
      return packTexts('home', texts);
    } catch (error) {
      return String(error);
    }
  };
  for (const wrong of [{ sum: 'a | b' }, { 'a b': 'a' }])
    assert.match(told(wrong as Readonly<Record<string, string>>), `home/${Object.keys(wrong)[0]}: a key may have no`);
});

test('another build has nothing to read here', () => {
  assert.throws(() => readPacked('l/pt/home.json', { login: 'Log in' }), /l\/pt\/home\.json: this is no dictionary/);
});

test.run();
