import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { suitesNotRun } from '../support/suites.ts';

const single = "import { test } from 'uvu';\n";
const declare = (name: string): string => `const ${name} = suite<Given>('${name}');\n`;

test('a file whose tests are never run is found', () => {
  assert.equal(suitesNotRun(`${single}test('a', () => {});\n`), ['test']);
  assert.equal(suitesNotRun(`${declare('one')}${declare('two')}one.run();\n`), ['two']);
});

test('a file that runs its tests is left alone', () => {
  assert.equal(suitesNotRun(`${single}${declare('one')}one.run();\ntest.run();\n`), []);
});

test.run();
