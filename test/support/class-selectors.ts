import { type Expression, parse, type Super } from 'acorn';
import { simple } from 'acorn-walk';
import { transform } from 'esbuild';

const TAGS =
  'a|b|i|p|ul|ol|li|dl|dd|h[1-6]|div|span|button|input|label|form|img|svg|nav|main|section|article|header|footer';

/** A class where a selector may have one: at its start, after a part of it, after a tag. What a call or a rule of style follows is none. */
const CLASS = new RegExp(
  `(?:^|[\\s,>+~('"\`*\\]]|\\b(?:${TAGS}))\\.([a-z][\\w-]*)(?![\\w-]*(?:\\(|(?:::?[\\w-]+)?\\s*[{=]))`,
  'g',
);

/** Other ways to go by classes: in code, and in the words of a selector or of code for the page. */
const WAYS = ['toHaveClass', 'toContainClass', 'getElementsByClassName', 'classList', 'className'];
const WAY = /\[class\W|\.(?:getElementsByClassName|classList|className)\b/g;

/** Calls whose words are ends of file names. */
const OF_FILES = ['endsWith', 'extname', 'join', 'filesOf'];

const propertyOf = (node: Expression | Super): string | undefined =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : undefined;

/** The names of the classes by which a test finds things, of those that have a style, and other ways in which it goes by them. */
export async function classSelectors(
  source: string,
  styled: ReadonlySet<string>,
  loader: 'ts' | 'tsx' = 'ts',
): Promise<string[]> {
  const { code } = await transform(source, { loader, jsx: 'automatic', format: 'esm', target: 'es2022' });
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const words: string[] = [];
  const ways: string[] = [];
  const ofFiles = new Set<unknown>();
  simple(tree, {
    CallExpression({ callee, arguments: given }) {
      const name = callee.type === 'Identifier' ? callee.name : propertyOf(callee);
      if (!OF_FILES.includes(name ?? '')) return;
      for (const part of given) {
        if (part.type !== 'TemplateLiteral') ofFiles.add(part);
        else for (const text of part.quasis) ofFiles.add(text);
      }
    },
    MemberExpression(node) {
      const name = propertyOf(node) ?? '';
      if (WAYS.includes(name)) ways.push(name);
    },
  });
  simple(tree, {
    Literal(node) {
      if (typeof node.value === 'string' && !ofFiles.has(node)) words.push(node.value);
    },
    TemplateElement(node) {
      if (!ofFiles.has(node)) words.push(node.value.cooked ?? '');
    },
  });
  const classes = words.flatMap((text) => [...text.matchAll(CLASS)].map(([, name = '']) => name));
  return [...classes.filter((name) => styled.has(name)), ...words.flatMap((text) => text.match(WAY) ?? []), ...ways];
}

/** The classes that a style sheet has rules for. */
export const classesOf = (sheet: string): string[] =>
  [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
