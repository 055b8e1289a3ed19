import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { csvLine, csvStyle } from '../../../src/app/lib/csv.ts';

const pt = csvStyle('pt-BR');
const en = csvStyle('en');

test('amounts have the decimal mark of the language, and columns a separator that is not it', () => {
  const cells = ['2026-11-21', { amount: '-1234.50' }, { amount: '0.00' }];
  assert.is(csvLine(cells, pt), '2026-11-21;-1234,50;0,00\r\n');
  assert.is(csvLine(cells, en), '2026-11-21,-1234.50,0.00\r\n');
});

test('texts with separators, quotes or line ends are quoted', () => {
  assert.is(
    csvLine(['a;b', 'a,b', 'say "hi"', 'two\nlines', 'plain'], pt),
    '"a;b";"a,b";"say ""hi""";"two\nlines";plain\r\n',
  );
});

test('no text becomes a formula', () => {
  for (const text of ['=1+1', '+55 11', '-2+3', '@SUM(A1)', ' =cmd', '\t=1', '\uFF1D1+1']) {
    assert.match(csvLine([text], en), /^"?'/, JSON.stringify(text));
  }
  assert.is(csvLine(['=HYPERLINK("http://x","y")'], en), '"\'=HYPERLINK(""http://x"",""y"")"\r\n');
});

test('an amount that is none is a text like any other', () => {
  assert.is(csvLine([{ amount: '-1+cmd|x' }, { amount: '1e5' }], en), "'-1+cmd|x,1e5\r\n");
});

test.run();
