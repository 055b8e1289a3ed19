import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { literalTextFaults, literalTexts } from '../../src/build/checks/literal-texts.ts';
import { readOptions } from '../../src/build/options.ts';
import { allKeys } from '../app/i18n/dictionaries.ts';

const COMPONENT = `
export const A = ({ on, name }: { on: boolean; name: string }) => (
  <section aria-label="My wallet" className="not said" data-kind="neither">
    Hello <b>{on ? 'Open now' : t('closed')}</b> {\`Dear \${name}\`} · 12
    <img alt="A cat" src="/cat.svg" />
    <Field placeholder={on && 'Type here'} label={t('label')} type="password" />
    <Row text="title_home" closeLabel="Close" />
  </section>
);`;

test('texts between tags and in what is read aloud are found, keys and classes are not', async () => {
  const keys = new Set(['title_home', 'label']);
  const found = (await literalTexts(COMPONENT)).filter((text) => !keys.has(text)).map((text) => text.trim());
  assert.equal(found.sort(), ['A cat', 'Close', 'Dear', 'Hello', 'My wallet', 'Open now', 'Type here']);
});

test('every text on screen comes from a dictionary', async () => {
  assert.equal(await literalTextFaults(readOptions(['build'], '.'), new Set(allKeys())), []);
});

test.run();
