import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Node, parse } from 'acorn';
import { type Plugin, transform } from 'esbuild';
import { listFiles } from './files.ts';
import type { SourceEdit } from './source-edits.ts';

/** A module without types, and where each of its exports stands in it. */
interface Declarations {
  readonly code: string;
  readonly exports: ReadonlyMap<string, readonly [start: number, end: number]>;
}

/** Modules that only declare, by file (absolute path): icons, dates, rows of the contract. */
export type DeclaringModules = ReadonlyMap<string, Declarations>;

interface AnyNode extends Node {
  readonly [field: string]: unknown;
}

/**
 * Finds the modules of the app and the contract that do nothing but declare constants and functions. A bundler keeps or moves a module as
 * a whole, so one icon that the shell shows would bring there the icons of every page: the build takes each declaration as a module, and
 * authors keep in one file what is one idea.
 */
export async function findDeclarations(src: string): Promise<DeclaringModules> {
  const folders = ['app', 'contract'].map((folder) => join(src, folder));
  const listed = await Promise.all(
    folders.map(async (folder) => (await listFiles(folder)).map((file) => join(folder, file))),
  );
  const files = listed.flat().filter((file) => file.endsWith('.ts'));
  const found = await Promise.all(files.map(async (file) => [file, await declarationsIn(file)] as const));
  return new Map(found.flatMap(([file, declared]) => (declared ? [[file, declared] as const] : [])));
}

async function declarationsIn(file: string): Promise<Declarations | undefined> {
  const text = await readFile(file, 'utf8');
  if ((text.match(/^export (?:const|function|async function)\b/gm) ?? []).length < 2) return undefined;
  const { code } = await transform(text, { loader: 'ts', target: 'es2022' });
  const { body } = parse(code, { ecmaVersion: 2022, sourceType: 'module' }) as unknown as { body: AnyNode[] };
  if (!body.every(onlyDeclares)) return undefined;
  const listed = new Set(body.flatMap((node) => listedNames(node)));
  const exports = new Map<string, readonly [number, number]>();
  for (const node of body) {
    const declared = (node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node) as AnyNode;
    for (const name of namesOf(declared)) {
      if (node !== declared || listed.has(name)) exports.set(name, [node.start, node.end]);
    }
  }
  return exports.size > 1 ? { code, exports } : undefined;
}

/** What runs nothing when the module is read: imports, functions, and constants that are written down. */
function onlyDeclares(node: AnyNode): boolean {
  if (node.type === 'ImportDeclaration' || node.type === 'FunctionDeclaration') return true;
  if (node.type === 'ExportNamedDeclaration')
    return node.source === null && (node.declaration === null || onlyDeclares(node.declaration as AnyNode));
  if (node.type !== 'VariableDeclaration' || node.kind !== 'const') return false;
  const declarations = node.declarations as AnyNode[];
  return declarations.length === 1 && declarations.every(({ init }) => isWritten(init));
}

function isWritten(value: unknown): boolean {
  const node = (value ?? {}) as AnyNode;
  if (node.type === 'Literal' || node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression')
    return true;
  if (node.type === 'ArrayExpression') return (node.elements as unknown[]).every(isWritten);
  if (node.type === 'UnaryExpression') return isWritten(node.argument);
  if (node.type === 'BinaryExpression') return isWritten(node.left) && isWritten(node.right);
  if (node.type === 'TemplateLiteral') return (node.expressions as unknown[]).length === 0;
  if (node.type !== 'ObjectExpression') return false;
  return (node.properties as AnyNode[]).every(
    (one) => one.type === 'Property' && !one.computed && isWritten(one.value),
  );
}

const namesOf = (node: AnyNode): string[] => {
  if (node.type === 'FunctionDeclaration') return [(node.id as AnyNode).name as string];
  if (node.type !== 'VariableDeclaration') return [];
  return (node.declarations as AnyNode[]).map(({ id }) => (id as AnyNode).name as string);
};

/** Names of `export { a, b }`. */
const listedNames = (node: AnyNode): string[] =>
  node.type === 'ExportNamedDeclaration'
    ? (node.specifiers as AnyNode[]).map(({ local }) => (local as AnyNode).name as string)
    : [];

/** The text of one declaration's module: the file without its other exports, which it imports where it names them. */
export function declarationText(file: string, { code, exports }: Declarations, name: string): string {
  let text = code.replace(/^export \{[^}]*\};?\s*$/m, '');
  for (const [other, [start, end]] of exports) {
    if (other !== name) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  }
  const others = [...exports.keys()].filter((other) => other !== name && new RegExp(`\\b${other}\\b`).test(text));
  const imports = others.map((other) => `import { ${other} } from ${JSON.stringify(`${file}?${other}`)};`);
  const [start, end] = exports.get(name) ?? [0, 0];
  const own = code.slice(start, end).startsWith('export') ? '' : `\nexport { ${name} };`;
  return imports.join('') + text + own;
}

const IMPORT = /^import \{([^}]+)\} from (['"])(\.[^'"]+)\2;/gm;

/** Writes an import of several declarations as one import of each: `from './menu.ts?bell'`. Lines stay where they are. */
export const splitImports =
  (modules: DeclaringModules): SourceEdit =>
  (text, path) =>
    text.replace(IMPORT, (whole, names: string, _quote: string, from: string) => {
      const declared = modules.get(join(dirname(path), from));
      if (!declared) return whole;
      const each = names.split(',').flatMap((name) => importOf(name.trim(), from, declared));
      return each.join('') + '\n'.repeat(whole.split('\n').length - 1);
    });

function importOf(name: string, from: string, { exports }: Declarations): string[] {
  const [imported = ''] = name.split(' as ');
  if (!exports.has(imported)) return [];
  return [`import { ${name} } from '${from}?${imported}';`];
}

/** Lets esbuild find a declaration's module. */
export const declarationModules: Plugin = {
  name: 'declaration-modules',
  setup(build) {
    build.onResolve({ filter: /\.ts\?\w+$/ }, ({ path, resolveDir }) => {
      const [file = '', name] = path.split('?');
      return { path: file.startsWith('/') ? file : join(resolveDir, file), suffix: `?${name}` };
    });
  },
};
