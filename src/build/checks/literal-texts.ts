import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CallExpression,
  type Expression,
  type Node,
  type ObjectExpression,
  parse,
  type SpreadElement,
} from 'acorn';
import { simple } from 'acorn-walk';
import { transform } from 'esbuild';
import type { BuildOptions } from '../options.ts';
import { listFiles } from '../steps/files.ts';

/** Properties of an element or a widget that people see or hear. */
const SAID =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label|text|hint|note|\w+Label)$/;

/** What has no letters, or one alone, is a sign and no text. */
const WORD = /\p{L}{2}/u;

/** Names that are the same in every language: brands, networks, standards. */
const NAMES = new Set(['CSV', 'Google', 'Facebook', 'WhatsApp', 'Telegram', 'Pix', 'PDF', 'KB', 'MB', 'GB', 'QR']);

/**
 * Texts that stand in the code of the app instead of a dictionary (SPEC section 1), one line each: what is drawn between tags, and what
 * labels, titles, placeholders and descriptions say. Keys of dictionaries are looked up and are none.
 */
export async function literalTextFaults(options: BuildOptions, keys: ReadonlySet<string>): Promise<string[]> {
  const folder = join(options.src, 'app');
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.tsx'));
  const faults = await Promise.all(
    files.map(async (file) => {
      const texts = await literalTexts(await readFile(join(folder, file), 'utf8'));
      return texts
        .filter((text) => !keys.has(text))
        .map((text) => `src/app/${file} says "${text}" without a dictionary`);
    }),
  );
  return faults.flat();
}

/** The texts that a component's source draws by itself. JSX is turned into calls first, so that one look finds all. */
export async function literalTexts(source: string): Promise<string[]> {
  const { code } = await transform(source, { loader: 'tsx', jsx: 'automatic' });
  const found: string[] = [];
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    CallExpression(call) {
      const props = propsOf(call);
      if (props) found.push(...saidBy(props));
    },
  });
  return [...new Set(found)].filter((text) => WORD.test(text) && !NAMES.has(text.trim()));
}

/** The properties of an element; nothing when the call makes none. */
function propsOf({ callee, arguments: [, props] }: CallExpression): ObjectExpression | undefined {
  const makes = callee.type === 'Identifier' && /^jsxs?$/.test(callee.name);
  return makes && props?.type === 'ObjectExpression' ? props : undefined;
}

function saidBy({ properties }: ObjectExpression): string[] {
  return properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value);
    return name === 'children' || SAID.test(name) ? literalsOf(property.value) : [];
  });
}

/** Literals among what an expression can come to. */
function literalsOf(node: Node | Expression | SpreadElement | null): string[] {
  const one = node as Expression | null;
  switch (one?.type) {
    case 'Literal':
      return typeof one.value === 'string' ? [one.value] : [];
    case 'TemplateLiteral':
      return one.quasis.map(({ value }) => value.cooked ?? '');
    case 'ConditionalExpression':
      return [...literalsOf(one.consequent), ...literalsOf(one.alternate)];
    case 'LogicalExpression':
      return [...literalsOf(one.left), ...literalsOf(one.right)];
    case 'BinaryExpression':
      return one.operator === '+' ? [...literalsOf(one.left), ...literalsOf(one.right)] : [];
    case 'ArrayExpression':
      return one.elements.flatMap(literalsOf);
    default:
      return [];
  }
}
