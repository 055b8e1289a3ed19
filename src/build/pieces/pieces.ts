import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { listFiles } from '../steps/files.ts';
import type { SourceEdit } from '../steps/source-edits.ts';
import { clustersOf } from './clusters.ts';
import { readSyntax, type Statement, type Syntax } from './statements.ts';

/** A module that is taken apart: its code without types, and its pieces, each by the name of its first declaration. */
export interface PiecedModule {
  readonly code: string;
  readonly syntax: Syntax;
  readonly pieces: ReadonlyMap<string, readonly Statement[]>;
  /** The piece that declares each name. */
  readonly pieceOf: ReadonlyMap<string, string>;
}

/** Modules that are taken apart, by file (absolute path). */
export type PiecedModules = ReadonlyMap<string, PiecedModule>;

/** What {@link findPieces} has found. */
export interface Pieces {
  readonly modules: PiecedModules;
  /** Modules and pieces of which two copies do what one does, by path (absolute), with the piece's name: `/src/menu.ts?bell`. */
  readonly plain: ReadonlySet<string>;
}

/** What keeps a module whole: somebody imports it by `import()`, with all its names, or exports it onwards. */
const WHOLE = [
  /import\(\s*(['"])([^'"]+)\1/g,
  /\* as \w+ from (['"])([^'"]+)\1/g,
  /^export [^;]*? from (['"])([^'"]+)\1/gm,
];

/**
 * Takes the modules of the app and the contract apart where that can be done safely. A bundler keeps or moves a module as a whole, so one
 * icon or one address that the shell needs would bring there those of every page: the build moves the statements, and authors keep in one
 * file what is one idea.
 * @param read gives a module's text as it is taken apart
 */
export async function findPieces(src: string, read: SourceEdit = (text) => text): Promise<Pieces> {
  const folders = ['app', 'contract'].map((folder) => join(src, folder));
  const listed = await Promise.all(
    folders.map(async (folder) => (await listFiles(folder)).map((file) => join(folder, file))),
  );
  const files = listed.flat().filter((file) => /(?<!\.stories)\.tsx?$/.test(file));
  const texts = new Map(
    await Promise.all(files.map(async (file) => [file, await read(await readFile(file, 'utf8'), file, '')] as const)),
  );
  const whole = new Set([...texts].flatMap(([file, text]) => keptWhole(file, text)));
  const modulesRead = await Promise.all(
    [...texts].map(async ([file, text]) => (whole.has(file) ? [] : [[file, await readModule(file, text)] as const])),
  );
  const modules = new Map(
    modulesRead.flat().flatMap(([file, one]) => (one?.pieced ? [[file, one.pieced] as const] : [])),
  );
  return { modules, plain: plainOf(modulesRead.flat()) };
}

/** What may be copied. */
function plainOf(read: readonly (readonly [file: string, one: ReadModule | undefined])[]): Set<string> {
  const singles = new Set(read.flatMap(([file, one]) => (one ? singlesIn(file, one.syntax) : [])));
  const isPlain = (file: string, statements: readonly Statement[]): boolean =>
    statements.every(({ plain, names }) => plain && !names.some((name) => singles.has(`${file} ${name}`)));
  const plainIn = (file: string, { syntax, pieced }: ReadModule): string[] => {
    if (!pieced) return isPlain(file, syntax.statements) ? [file] : [];
    return [...pieced.pieces].flatMap(([name, statements]) => (isPlain(file, statements) ? `${file}?${name}` : []));
  };
  return new Set(read.flatMap(([file, one]) => (one ? plainIn(file, one) : [])));
}

/** A module that can be read statement by statement, and its pieces where it has several. */
interface ReadModule {
  readonly syntax: Syntax;
  readonly pieced?: PiecedModule;
}

/** Of its own declarations and of others', those that a module needs to be one thing: the file that declares each, and its name there. */
function singlesIn(file: string, { statements, imports }: Syntax): string[] {
  const names = new Map(statements.flatMap((one) => one.names.map((name) => [name, `${file} ${name}`] as const)));
  for (const { from, names: imported } of imports) {
    const source = resolve(dirname(file), from);
    for (const [local, written] of imported) names.set(local, `${source} ${written.replace(/ as .*/, '')}`);
  }
  return statements.flatMap(({ singles }) => [...singles].flatMap((name) => names.get(name) ?? []));
}

const keptWhole = (file: string, text: string): string[] =>
  WHOLE.flatMap((pattern) => [...text.matchAll(pattern)].map(([, , from = '']) => resolve(dirname(file), from)));

async function readModule(file: string, text: string): Promise<ReadModule | undefined> {
  if (!/^export /m.test(text)) return undefined;
  const { code } = await transform(text, {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    target: 'es2022',
    jsx: 'automatic',
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  });
  const syntax = readSyntax(code);
  if (!syntax) return undefined;
  const clusters = clustersOf(syntax);
  return clusters && clusters.length > 1 ? { syntax, pieced: piecesOf(code, syntax, clusters) } : { syntax };
}

function piecesOf(code: string, syntax: Syntax, clusters: readonly (readonly number[])[]): PiecedModule {
  const pieces = new Map<string, Statement[]>();
  const pieceOf = new Map<string, string>();
  for (const places of clusters) {
    const statements = places.flatMap((place) => syntax.statements[place] ?? []);
    const names = statements.flatMap((one) => one.names);
    pieces.set(names[0] ?? '', statements);
    for (const name of names) pieceOf.set(name, names[0] ?? '');
  }
  return { code, syntax, pieces, pieceOf };
}

/** The text of one piece: its statements where they stood, with imports of what they mention. */
export function pieceText(file: string, { code, syntax, pieces, pieceOf }: PiecedModule, piece: string): string {
  const statements = pieces.get(piece) ?? [];
  const mentions = new Set(statements.flatMap((one) => [...one.mentions]));
  const bare = syntax.bare.map((from) => `import ${JSON.stringify(from)};`);
  const foreign = syntax.imports.flatMap(({ from, names }) => {
    const used = [...names].flatMap(([local, written]) => (mentions.has(local) ? written : []));
    return used.length > 0 ? `import { ${used.join(', ')} } from ${JSON.stringify(from)};` : [];
  });
  const own = [...pieceOf].flatMap(([name, other]) =>
    other !== piece && mentions.has(name)
      ? `import { ${name} } from ${JSON.stringify(`./${basename(file)}?${other}`)};`
      : [],
  );
  const hidden = statements.filter(({ exported }) => !exported).flatMap(({ names }) => names);
  const exported = hidden.length > 0 ? `\nexport { ${hidden.join(', ')} };` : '';
  return `${[...bare, ...foreign, ...own].join('\n')}\n${statements.map(({ start, end }) => code.slice(start, end)).join('\n')}${exported}\n`;
}

const IMPORT = /^import \{([^}]+)\} from (['"])((?:\.|\/)[^'"?]+\.tsx?)\2;/gm;

/** Writes an import of several names as one of each piece: `from './menu.ts?bell'`. Lines stay where they are. */
export const importPieces =
  (modules: PiecedModules) =>
  (text: string, path: string): string =>
    text.replace(IMPORT, (whole, names: string, _quote: string, from: string) => {
      const pieced = modules.get(resolve(dirname(path), from));
      if (!pieced) return whole;
      const each = names.split(',').flatMap((name) => importOf(name.trim(), from, pieced));
      return each.join('') + '\n'.repeat(whole.split('\n').length - 1);
    });

function importOf(name: string, from: string, { pieceOf }: PiecedModule): string[] {
  const [imported = ''] = name.split(' as ');
  const piece = pieceOf.get(imported);
  return piece === undefined ? [] : [`import { ${name} } from '${from}?${piece}';`];
}
