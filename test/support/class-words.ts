import { type Node, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { transform } from 'esbuild';

/** A binding of a sheet's names: `styles`, `tileStyles`. */
const SHEET = /^(?:styles|\w+Styles)$/;

/** The classes that a component names as they are, in a text that a `className` can be; members of its sheets are none. */
export async function plainClasses(source: string): Promise<string[]> {
  const { code } = await transform(source, { loader: 'tsx', jsx: 'automatic', format: 'esm', target: 'es2022' });
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const seen = new Set<Node>();
  const words: string[] = [];
  const skip = (node: Node): void =>
    simple(node, { Literal: (text) => void seen.add(text), TemplateLiteral: (text) => void seen.add(text) });
  const read = (node: Node): void =>
    simple(node, {
      Literal(text) {
        if (typeof text.value === 'string' && !seen.has(text)) words.push(...text.value.split(/\s/).filter(Boolean));
      },
      TemplateLiteral(text) {
        if (seen.has(text)) return;
        for (const { value } of text.quasis) words.push(...(value.cooked ?? '').split(/\s/).filter(Boolean));
      },
    });
  simple(tree, {
    MemberExpression({ object, property, computed }) {
      if (computed && object.type === 'Identifier' && SHEET.test(object.name)) skip(property);
    },
    BinaryExpression({ operator, left, right }) {
      if (operator !== '+') for (const side of [left, right]) skip(side);
    },
  });
  simple(tree, {
    Property({ key, value }) {
      if (
        (key.type === 'Identifier' && key.name === 'className') ||
        (key.type === 'Literal' && key.value === 'className')
      )
        read(value);
    },
  });
  return words;
}
