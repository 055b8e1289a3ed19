import { type Node, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { transform } from 'esbuild';

/** The classes that a source names. */
export interface ClassWords {
  /** Words of every text that a `className` can be, but those that end or begin in a value. */
  readonly whole: readonly string[];
  /** What stands before a value, up to two dashes: `tile--`. */
  readonly begins: readonly string[];
  /** Words of all other texts: what a function gives to a `className` may be one of them. */
  readonly elsewhere: readonly string[];
}

/** Reads the classes out of a component's source, whichever way it says them; a `data-testid` is none. */
export async function classWords(source: string): Promise<ClassWords> {
  const { code } = await transform(source, { loader: 'tsx', jsx: 'automatic', format: 'esm', target: 'es2022' });
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const seen = new Set<Node>();
  const begins: string[] = [];
  const whole: string[] = [];
  const elsewhere: string[] = [];
  const wordsOf = (node: Node, into: string[]): void => {
    const add = (text: string, before = ' ', after = ' '): void => {
      for (const word of `${before}${text}${after}`.split(/\s/).filter(Boolean)) {
        if (!word.includes('$')) into.push(word);
        else if (/^[^$]*--\$$/.test(word)) begins.push(word.slice(0, -1));
      }
    };
    simple(node, {
      Literal(text) {
        if (typeof text.value === 'string' && !seen.has(text)) add(text.value);
        seen.add(text);
      },
      TemplateLiteral(text) {
        if (seen.has(text)) return;
        seen.add(text);
        for (const [place, { value }] of text.quasis.entries())
          add(value.cooked ?? '', place > 0 ? '$' : ' ', place < text.quasis.length - 1 ? '$' : ' ');
      },
    });
  };
  const compared = (value: Node): void =>
    simple(value, {
      BinaryExpression({ left, right }) {
        for (const side of [left, right]) if (side.type === 'Literal') seen.add(side);
      },
    });
  simple(tree, {
    ImportDeclaration: ({ source: from }) => void seen.add(from),
    ImportExpression: ({ source: from }) => void seen.add(from),
    Property({ key, value }) {
      const name = key.type === 'Literal' ? key.value : key.type === 'Identifier' && key.name;
      if (name === 'data-testid') wordsOf(value, []);
      if (name !== 'className') return;
      compared(value);
      wordsOf(value, whole);
    },
  });
  wordsOf(tree, elsewhere);
  return { whole, begins, elsewhere };
}
