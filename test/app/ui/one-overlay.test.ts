import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/** Sources of the app that hold this text, the stories of widgets left out. */
function holding(text: RegExp): string[] {
  const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.stories\./.test(file));
  return sources.filter((file) => text.test(readFileSync(join('src/app', file), 'utf8'))).sort();
}

test('what lies over a page is a modal, which Back closes; two places take the page away instead', () => {
  assert.equal(holding(/["']?aria-modal["']?[=:]/), [
    'chrome/guard/LockScreen.tsx',
    'chrome/status/StatusPage.tsx',
    'ui/modal/Modal.tsx',
  ]);
});

test('one place hears Back for all of them: nobody else listens to the history to close something', () => {
  assert.equal(holding(/addEventListener\(\s*'popstate'|onpopstate/), ['lib/layers.ts']);
  assert.equal(holding(/\baddLayer\(/), ['chrome/guard/LockScreen.tsx', 'lib/layers.ts', 'ui/modal/Modal.tsx']);
});

test.run();
