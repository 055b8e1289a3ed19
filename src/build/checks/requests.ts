import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyNode, type CallExpression, type NewExpression, parse } from 'acorn';
import { ancestor } from 'acorn-walk';
import { transform } from 'esbuild';
import type { BuildOptions } from '../options.ts';
import { nameOf } from '../report/runs/nodes.ts';
import { listFiles } from '../steps/files.ts';

/** Ways to ask for bytes that no graph of modules knows of. */
const ASKS = new Set([
  'fetch',
  'XMLHttpRequest',
  'EventSource',
  'WebSocket',
  'sendBeacon',
  'Image',
  'ofetch',
  '$fetch',
]);

/** Who may ask in these ways, and for what: each is small, counted, or the platform's. */
const MAY: Readonly<Record<string, string>> = {
  'api/client.ts': 'the platform',
  'boot/entry.tsx': 'dictionaries and the table of parts, which the build counts',
  'boot/renewal.ts': 'the page itself, once a deploy is found',
  'device/pictures.ts': 'a picture of one pixel, to learn its format',
  'device/service-worker.ts': 'whether there is a worker',
  'device/sign-in/phone-auth.ts': 'the service that sends codes, after a tap',
  'device/vitals.ts': 'a beacon, where the brand wants one',
};

/** Requests of the app that no budget would see, one line each: what is fetched by hand is no module, and weighs what it likes. */
export async function requestFaults(options: BuildOptions): Promise<string[]> {
  const folder = join(options.src, 'app');
  const files = (await listFiles(folder)).filter((file) => /\.tsx?$/.test(file) && MAY[file] === undefined);
  const faults = await Promise.all(
    files.map(async (file) => {
      const ways = await requestsIn(await readFile(join(folder, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts');
      return ways.map(
        (way) =>
          `src/app/${file} asks by ${way}, which no budget counts: ask the platform by a call of the contract, or import()`,
      );
    }),
  );
  return faults.flat();
}

/** The ways by which a module asks for bytes itself, each once. Names that a function is given hide the browser's. */
export async function requestsIn(source: string, loader: 'ts' | 'tsx' = 'ts'): Promise<string[]> {
  const { code } = await transform(source, { loader, jsx: 'automatic' });
  const found = new Set<string>();
  const look = (call: CallExpression | NewExpression, ancestors: readonly AnyNode[]): void => {
    const callee = call.callee as AnyNode;
    const name = callee.type === 'MemberExpression' ? nameOf(callee.property as AnyNode) : nameOf(callee);
    if (ASKS.has(name) && !(callee.type === 'Identifier' && isGiven(name, ancestors))) found.add(name);
  };
  ancestor(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    CallExpression: (call, _state, ancestors) => look(call, ancestors as AnyNode[]),
    NewExpression: (call, _state, ancestors) => look(call, ancestors as AnyNode[]),
  });
  return [...found];
}

/** Whether a function around it has a parameter of the name. */
const isGiven = (name: string, ancestors: readonly AnyNode[]): boolean =>
  ancestors.some(
    (node) =>
      (node.type === 'FunctionDeclaration' ||
        node.type === 'FunctionExpression' ||
        node.type === 'ArrowFunctionExpression') &&
      node.params.some((param) => namesIn(param).includes(name)),
  );

const namesIn = (pattern: AnyNode): string[] =>
  pattern.type === 'ObjectPattern'
    ? pattern.properties.flatMap((one) => (one.type === 'Property' ? namesIn(one.value) : namesIn(one.argument)))
    : [nameOf(pattern.type === 'AssignmentPattern' ? pattern.left : pattern)];
