import { join } from 'node:path';
import type { Metafile, OutputFile } from 'esbuild';
import { shiftMap } from './shift-map.ts';

/** What a bundler made. */
export interface Made {
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
}

const NAMED = /import\{([^{}]+)\}from"([^"]+)";?/g;
const BARE = /import"([^"]+)";?/g;
const EXPORTS = /export\{([^{}]+)\};/;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** An entry's file without code of its own. */
interface Facade {
  readonly output: string;
  readonly entry: string;
  /** What `import()` of the entry finds, by what the chunk calls it. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Gives each entry the chunk that has its code. Where modules of an entry serve others too, a bundler puts them in a chunk and makes of
 * the entry a file that only names it: a request for nothing, which every first load of a page would pay for.
 * @param addressOf where the world finds an output
 */
export function withoutFacades(root: string, made: Made, addressOf: (output: string) => string): Made {
  const { outputs } = made.metafile;
  const texts = new Map(made.files.map(({ path, text }) => [path, text]));
  const facades = facadesOf(outputs, (output) => texts.get(join(root, output)) ?? '', addressOf);
  const gone = new Set([...facades.values()].map(({ output }) => output));
  const kept = Object.keys(outputs).filter((output) => !gone.has(scriptOf(output)));
  const nameOf = (output: string): string =>
    output.replace(scriptOf(output), facades.get(scriptOf(output))?.output ?? scriptOf(output));
  const byPath = new Map(kept.map((output) => [join(root, output), output]));
  const files = made.files.filter(({ path }) => byPath.has(path));
  const addresses = new Map(kept.map((output) => [addressOf(output), addressOf(nameOf(output))]));
  const used = namesInUse(files);
  const edited = files.map((file) => {
    const output = byPath.get(file.path) ?? '';
    const path = join(root, nameOf(output));
    if (output.endsWith('.map')) return fileOf(path, moved(file.text, texts.get(scriptOf(file.path)) ?? '', addresses));
    const names = facades.get(output)?.names;
    const text = names ? withExports(file.text, names, used.get(addressOf(output)) ?? NONE) : file.text;
    return fileOf(path, withAddresses(text, addresses));
  });
  const accounts = kept.map((output) => [nameOf(output), accountOf(outputs, output, facades.get(output), nameOf)]);
  return { files: edited, metafile: { ...made.metafile, outputs: Object.fromEntries(accounts) } };
}

/** The script that an output is, or that a map belongs to. */
const scriptOf = (output: string): string => output.replace(/\.map$/, '');

const NONE: ReadonlySet<string> = new Set();

type Outputs = Metafile['outputs'];

/** The facade of each chunk that has one alone, or one that nobody asks for anything; that chunk holds the entry's module. */
function facadesOf(
  outputs: Outputs,
  textOf: (output: string) => string,
  addressOf: (output: string) => string,
): ReadonlyMap<string, Facade> {
  const chunks = new Map(Object.keys(outputs).map((output) => [addressOf(output), output]));
  const found = new Map<string, Facade[]>();
  for (const [output, { entryPoint: entry, inputs }] of Object.entries(outputs)) {
    if (entry === undefined || !output.endsWith('.js') || Object.keys(inputs).length > 0) continue;
    const text = textOf(output).replace(COMMENT, '');
    const [imports, bare] = [[...text.matchAll(NAMED)], [...text.matchAll(BARE)]];
    if (text.replace(NAMED, '').replace(BARE, '').replace(EXPORTS, '').trim() !== '' || imports.length > 1) continue;
    const targets = [...imports.map(([, , from = '']) => from), ...bare.map(([, from = '']) => from)];
    const chunk = targets.flatMap((address) => chunks.get(address) ?? []).find((one) => holds(outputs, one, entry));
    if (chunk === undefined) continue;
    const inside = new Map(pairs(imports[0]?.[1] ?? '').map(([name, local]) => [local, name]));
    const names = pairs(EXPORTS.exec(text)?.[1] ?? '').map(
      ([local, name]) => [name, inside.get(local) ?? local] as const,
    );
    found.set(chunk, [...(found.get(chunk) ?? []), { output, entry, names: new Map(names) }]);
  }
  return new Map(
    [...found].flatMap(([chunk, all]) => {
      const only = all.length === 1 ? all[0] : all.find(({ names }) => names.size === 0);
      return only ? [[chunk, only] as const] : [];
    }),
  );
}

/** Whether a module, or a piece of it, is in a chunk. */
const holds = (outputs: Outputs, chunk: string, module: string): boolean =>
  outputs[chunk]?.entryPoint === undefined &&
  Object.keys(outputs[chunk]?.inputs ?? {}).some((id) => id === module || id.startsWith(`${module}?`));

/** The names that files import from each other, by the address of the file that exports them. */
function namesInUse(files: readonly OutputFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const used = new Map<string, Set<string>>();
  for (const { text } of files) {
    for (const [, list = '', from = ''] of text.matchAll(NAMED)) {
      const names = used.get(from) ?? new Set<string>();
      used.set(from, names);
      for (const [name] of pairs(list)) names.add(name);
    }
  }
  return used;
}

/** A chunk's text with what `import()` of its entry looks for; names that nobody asks for any more are gone. */
function withExports(text: string, names: ReadonlyMap<string, string>, used: ReadonlySet<string>): string {
  if (names.size === 0) return text;
  return text.replace(EXPORTS, (_, list: string) => {
    const locals = new Map(pairs(list).map(([local, name]) => [name, local]));
    const entry = [...names].map(([name, inside]) => `${locals.get(inside) ?? inside} as ${name}`);
    const taken = new Set(names.values());
    const others = pairs(list).filter(([, name]) => used.has(name) || !taken.has(name));
    return `export{${[...others.map(([local, name]) => `${local} as ${name}`), ...entry].join(',')}};`;
  });
}

const STATIC = /(\}from|\bimport)"([^"]+)"/g;

/** A script whose static imports name files as they are called now. */
const withAddresses = (text: string, addresses: ReadonlyMap<string, string>): string =>
  text.replace(STATIC, (_, before: string, address: string) => `${before}"${addresses.get(address) ?? address}"`);

/** A map of a script whose imports, all at the head of one line, are named so. */
function moved(map: string, script: string, addresses: ReadonlyMap<string, string>): string {
  const line = script.slice(0, script.search(STATIC)).split('\n').length - 1;
  const by = withAddresses(script, addresses).length - script.length;
  return by === 0 ? map : shiftMap(map, line, by);
}

/** `a as b,c` as pairs of what stands before and after the `as`. */
const pairs = (list: string): (readonly [left: string, right: string])[] =>
  list
    .split(',')
    .filter((item) => item.trim() !== '')
    .map((item) => {
      const [left = '', right = left] = item.trim().split(/\s+as\s+/);
      return [left, right] as const;
    });

function accountOf(
  outputs: Outputs,
  output: string,
  facade: Facade | undefined,
  nameOf: (output: string) => string,
): Outputs[string] | undefined {
  const account = outputs[output];
  if (!account) return undefined;
  const imports = account.imports.map((one) => ({ ...one, path: nameOf(one.path) }));
  return facade
    ? { ...account, imports, entryPoint: facade.entry, exports: [...facade.names.keys()] }
    : { ...account, imports };
}

const fileOf = (path: string, text: string): OutputFile => ({
  path,
  text,
  hash: '',
  contents: new TextEncoder().encode(text),
});
