import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { BuildOptions } from '../../options.ts';
import { featuresOf } from '../../steps/features.ts';
import { listFiles } from '../../steps/files.ts';
import { moduleNames } from '../../steps/placeless.ts';
import { allowed } from './allowed.ts';
import { readBuiltIns } from './globals.ts';
import { type Use, usesInScript } from './scripts.ts';
import { usesInStyle } from './styles.ts';

/** A use and where the author finds it. */
interface Found extends Use {
  /** The source file, or what was shipped when no map leads further. */
  readonly source: string;
  readonly line: number;
}

/** A piece of what ships. */
interface Piece {
  readonly file: string;
  readonly kind: 'script' | 'style';
  readonly text: string;
  /** Runs after the legacy script, so that a browser has what features.ts brings. */
  readonly polyfilled: boolean;
}

/**
 * What ships and a floor browser cannot run: properties, values, selectors, built-ins, one line each with file and line (DESIGN.md
 * section 3). A use that the legacy script brings, or that the allow list excuses, is none.
 */
export async function floorFaults(options: BuildOptions): Promise<string[]> {
  const builtIns = readBuiltIns();
  const found: Found[] = [];
  for (const piece of await readPieces(options)) {
    const uses = piece.kind === 'script' ? usesInScript(piece.text, builtIns) : usesInStyle(piece.text);
    const open = uses.filter(({ use }) => !piece.polyfilled || featuresOf([sample(use)]).length === 0);
    if (open.length > 0) found.push(...(await place(options, piece, open)));
  }
  const faults = found
    .filter(({ use, source }) => !allowed.some((one) => one.use === use && (one.source ?? source) === source))
    .map(({ use, missing, source, line }) => `${source}:${line}: ${use} is unknown to ${missing}`);
  return [...new Set(faults)];
}

/** A use as it would be written in a script: features.ts looks for these. */
const sample = (use: string): string => use.replace(/\(\)$/, '(');

async function readPieces(options: BuildOptions): Promise<Piece[]> {
  const files = (await listFiles(options.public)).filter((file) => /\.(?:js|css|html)$/.test(file));
  const pieces = await Promise.all(
    files
      .filter((file) => !basename(file).startsWith('legacy-'))
      .map(async (file) => piecesOf(file, await readFile(join(options.public, file), 'utf8'))),
  );
  const known = new Set<string>();
  return pieces.flat().filter(({ text }) => !known.has(text) && known.add(text));
}

/** A script or a sheet is one piece; a page has its critical style and its early script. */
function piecesOf(file: string, text: string): Piece[] {
  if (file.endsWith('.css')) return [{ file, kind: 'style', text, polyfilled: false }];
  if (file.endsWith('.js')) return [{ file, kind: 'script', text, polyfilled: file.startsWith('a/') }];
  const inside = (pattern: RegExp, kind: Piece['kind']): Piece[] =>
    [...text.matchAll(pattern)].map((match) => ({ file, kind, text: match[1] ?? '', polyfilled: false }));
  return [...inside(/<style[^>]*>([^<]*)<\/style>/g, 'style'), ...inside(/<script>([\s\S]*?)<\/script>/g, 'script')];
}

/** Follows the source map of a piece, if it has one. */
async function place(options: BuildOptions, { file, text }: Piece, uses: readonly Use[]): Promise<Found[]> {
  const map = await readFile(join(options.maps, `${file}.map`), 'utf8').then(
    (json) => new SourceMap(JSON.parse(json)),
    () => undefined,
  );
  const nameOf = moduleNames(options.root);
  return uses.map((use) => {
    const before = text.slice(0, use.offset).split('\n');
    const line = before.length - 1;
    const entry = map?.findEntry(line, (before.at(-1) ?? '').length);
    if (!entry || !('originalSource' in entry)) return { ...use, source: file, line: line + 1 };
    const source = nameOf(relative(options.root, join(options.public, dirname(file), entry.originalSource)));
    return { ...use, source, line: entry.originalLine + 1 };
  });
}
