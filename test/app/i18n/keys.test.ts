import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allKeys } from './dictionaries.ts';

/** Every source under a folder, as one text. */
const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** Words of the sources: what stands between the parts of a composed key is one of them. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z0-9]+(?:_[A-Za-z0-9]+)*/g));

/** Composed keys, such as `bet_${status}`, as patterns. */
function composed(source: string): RegExp[] {
  const templates = [...source.matchAll(/`(\w*(?:\$\{[^`}]*\}\w*)+)`/g)].map(([, template = '']) => template);
  const fixed = templates.filter((template) => /[a-z]_|_[a-z]/.test(template.replace(/\$\{[^}]*\}/g, ' ')));
  return [...new Set(fixed)].map(
    (template) => new RegExp(`^${template.split(/\$\{[^}]*\}/).join('(\\w+(?: \\d)?)')}$`),
  );
}

/** Keys that no source names: neither whole, nor as a plural, an error's text, or a composed key whose parts are words of the source. */
function unusedKeys(keys: readonly string[], app: string, contract: string): string[] {
  const named = wordsOf([...app.matchAll(/['"`](\w+)['"`]/g)].map(([, word]) => word).join(' '));
  const words = wordsOf(`${app}\n${contract}`);
  const errors = new Set(
    [...contract.matchAll(/'([\w.]+\.[\w.]+)'/g)].map(([, code = '']) => code.replaceAll('.', '_')),
  );
  const patterns = composed(app);
  const parts = (key: string): boolean =>
    patterns.some(
      (pattern) =>
        pattern
          .exec(key)
          ?.slice(1)
          .every((part) => words.has(part.split(' ')[0] ?? '')) ?? false,
    );
  return keys.filter((key) => {
    const base = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
    return ![key, base].some((one) => named.has(one) || errors.has(one) || parts(one));
  });
}

test('a key that nothing names is found', () => {
  const app = `t('a_b'); t(\`bet_\${status}\`); const all = ['won']; plural('days', 2);`;
  assert.equal(unusedKeys(['a_b', 'bet_won', 'bet_drawn', 'days_one', 'x_failed', 'gone'], app, "'x.failed'"), [
    'bet_drawn',
    'gone',
  ]);
});

// Classes of games are the platform's words.
test('every key of every dictionary is used', () => {
  assert.equal(unusedKeys(allKeys(), sourcesOf('src/app'), sourcesOf('src/contract') + sourcesOf('src/sandbox')), []);
});

test.run();
