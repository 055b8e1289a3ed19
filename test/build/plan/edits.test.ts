import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { editText, type PlannedEdits } from '../../../src/build/plan/edits.ts';

const EDITS: PlannedEdits = {
  brings: new Map([['/app/Page.tsx', ['plan:0', 'plan:3']]]),
  sheets: new Map([['/app/Sheet.tsx', 'Sheet']]),
  loader: '/app/lib/lazy-part.ts',
};

const edit = (text: string, path = '/app/Page.tsx'): string => editText(text, path, (to) => join('/app', to), EDITS);

const LOADER = '\nimport { withSheet as __withSheet } from "./lib/lazy-part.ts";';

test('an entry brings its groups, after all that it imports itself', () => {
  assert.is(edit('let one;\n'), 'let one;\n\nimport "plan:0";\nimport "plan:3";');
});

test('an import() waits for the sheet of what it loads', () => {
  assert.is(
    edit("const load = () => import('./Sheet.tsx');\n", '/app/other.ts'),
    `const load = () => __withSheet(import('./Sheet.tsx'), "Sheet");\n${LOADER}`,
  );
});

test('an import() of what has no sheet stays as it is, and so does one that is a type', () => {
  for (const text of [
    "import('./plain.ts');\n",
    "type Sheet = typeof import('./Sheet.tsx');\n",
    "let props: import('./Sheet.tsx').Props;\n",
  ]) {
    assert.is(edit(text, '/app/other.ts'), text);
  }
});

test.run();
