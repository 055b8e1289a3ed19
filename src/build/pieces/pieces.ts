import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { listFiles } from '../steps/files.ts';
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
 */
export async function findPieces(src: string): Promise<PiecedModules> {
  const folders = ['app', 'contract'].map((folder) => join(src, folder));
  const listed = await Promise.all(
    folders.map(async (folder) => (await listFiles(folder)).map((file) => join(folder, file))),
  );
  const files = listed.flat().filter((file) => /(?<!\.stories)\.tsx?$/.test(file));
  const texts = new Map(await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)));
  const whole = new Set([...texts].flatMap(([file, text]) => keptWhole(file, text)));
  const found = await Promise.all(
    [...texts].map(async ([file, text]) => {
      const pieced = whole.has(file) ? undefined : await piecesOf(file, text);
      return pieced ? ([[file, pieced]] as const) : [];
    }),
  );
  return new Map(found.flat());
}

const keptWhole = (file: string, text: string): string[] =>
  WHOLE.flatMap((pattern) => [...text.matchAll(pattern)].map(([, , from = '']) => resolve(dirname(file), from)));

async function piecesOf(file: string, text: string): Promise<PiecedModule | undefined> {
  if (!/^export /m.test(text)) return undefined;
  const { code } = await transform(text, {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    target: 'es2022',
    jsx: 'automatic',
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  });
  const syntax = readSyntax(code);
  const clusters = syntax && clustersOf(syntax);
  if (!clusters || clusters.length < 2) return undefined;
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
