import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildOptions } from '../options.ts';
import { listFiles } from '../steps/files.ts';

/** A path of the project in backquotes, from its root or from the document's own folder: `src/app`, `budget.json`, `plan/plan.ts`, `calls/`. */
const PATHS =
  /`((?:src|test|static|locales|app|features|pages|stores|\.github|\.ci)\/[\w./-]+|[\w-]+\/|[\w-]+\/[\w./-]+\.(?:json|mjs|tsx?|md|css)|[\w.-]+\.(?:mjs|md)|budget\.json|package\.json)`/g;

/** A command of package.json: `npm run build`. */
const COMMANDS = /\bnpm run ([\w:-]+)/g;

/** Documents of the project: those at the top, and every README of a room. */
async function documentsOf(root: string): Promise<string[]> {
  const rooms = ['src', 'test', 'locales', '.github'].filter((room) => existsSync(join(root, room)));
  const found = await Promise.all(
    rooms.map(async (room) => (await listFiles(join(root, room))).map((file) => join(room, file))),
  );
  return ['README.md', ...found.flat().filter((file) => file.endsWith('.md') && !file.includes('fixtures/'))];
}

/** Paths and commands that a document names and the project does not have. */
export async function documentFaults({ root }: BuildOptions): Promise<string[]> {
  const documents = (await documentsOf(root)).filter((file) => existsSync(join(root, file)));
  const scripts = await scriptsOf(root);
  const faults = documents.map(async (file) => {
    const text = await readFile(join(root, file), 'utf8');
    const missing = (path: string): boolean =>
      !existsSync(join(root, path)) && !existsSync(join(root, dirname(file), path));
    const paths = namesIn(text, PATHS).filter((path) => !path.startsWith('dist/') && missing(path));
    const commands = namesIn(text, COMMANDS).filter((command) => !scripts.includes(command));
    return [
      ...paths.map((path) => `${file} names ${path}, which does not exist`),
      ...commands.map((command) => `${file} names npm run ${command}, which package.json does not have`),
    ];
  });
  return (await Promise.all(faults)).flat();
}

const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

async function scriptsOf(root: string): Promise<readonly string[]> {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return [];
  const { scripts = {} } = JSON.parse(await readFile(file, 'utf8')) as { scripts?: Record<string, string> };
  return Object.keys(scripts);
}
