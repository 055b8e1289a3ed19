import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CssNode, generate, parse, walk } from 'css-tree';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

// Chromium files a sibling rule by the class, id, attribute or state in front of its sign. Where there is none, whatever comes or goes has
// all `li` beside it and in there reckoned anew (`li + li`), or everything (`* + *`), as `.status ~ *` has each element look at its siblings.

const STATES = new Set(['focus', 'checked', 'disabled', 'target', 'hover', 'active']);

const isKey = (node: CssNode): boolean =>
  node.type === 'ClassSelector' ||
  node.type === 'IdSelector' ||
  node.type === 'AttributeSelector' ||
  (node.type === 'PseudoClassSelector' && STATES.has(node.name));

/** Selectors with a `+` or `~` behind something that is no class, id, attribute or state, and those that take any sibling whatever. */
function looseSiblings(style: string): string[] {
  const found: string[] = [];
  walk(parse(style), {
    visit: 'Selector',
    enter(selector) {
      const parts: CssNode[][] = [[]];
      const signs: string[] = [];
      for (const node of selector.children) {
        if (node.type === 'Combinator') {
          signs.push(node.name);
          parts.push([]);
        } else parts.at(-1)?.push(node);
      }
      const isLoose = signs.some(
        (sign, at) =>
          /[+~]/.test(sign) && (!parts[at]?.some(isKey) || parts[at + 1]?.every((one) => generate(one) === '*')),
      );
      if (isLoose) found.push(generate(selector));
    },
  });
  return found;
}

test('siblings without a key are found, others are not', () => {
  const style = 'li + li{a:b}.x > * + *{a:b}.x ~ *{a:b}.x span + .y{a:b}.x + .y,.x:checked ~ p,[src] + i{a:b}';
  assert.equal(looseSiblings(style), ['li+li', '.x>*+*', '.x~*', '.x span+.y']);
});

/** The page of a closed site comes once, and hides whatever stands behind it. */
const ALLOWED = ['.status~*'];

test('no sheet has the style of whole pages reckoned anew', () => {
  const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const loose = files.flatMap((file) =>
    looseSiblings(readFileSync(join('src/app', file), 'utf8'))
      .filter((selector) => !ALLOWED.includes(selector))
      .map((selector) => `${file}: ${selector}`),
  );
  assert.equal(loose, []);
});

test.run();
