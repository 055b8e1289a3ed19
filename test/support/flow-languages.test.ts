import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { drawLanguages, drawTheme } from './flow-languages.ts';

test('a commit draws one language, always the same, and commits draw both', () => {
  const drawn = Array.from({ length: 20 }, (_, commit) => drawLanguages(undefined, `commit ${commit}`));
  assert.ok(drawn.every((languages) => languages.length === 1));
  assert.is(new Set(drawn.flat()).size, 2);
  assert.equal(drawLanguages(undefined, 'commit 1'), drawn[1]);
});

test('a language that is asked for is stronger than the commit', () => {
  assert.equal(drawLanguages('en', 'x'), ['en']);
  assert.equal(drawLanguages('pt', 'x'), ['pt']);
  assert.equal(drawLanguages('all', 'x'), ['pt', 'en']);
  assert.throws(() => drawLanguages('fr', 'x'), /say pt, en or all/);
});

test('a commit gives each of its languages another theme, and commits draw both for each', () => {
  const commits = Array.from({ length: 20 }, (_, commit) => `commit ${commit}`);
  assert.is(new Set(commits.map((commit) => drawTheme('pt', commit))).size, 2);
  for (const commit of commits) assert.is.not(drawTheme('pt', commit), drawTheme('en', commit));
});

test.run();
