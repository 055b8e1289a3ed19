import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from '../options.ts';
import { listFiles } from '../steps/files.ts';

const IMPORTS = /import \{([^}]+)\} from '[./]+\/contract\/calls\/[\w-]+\.ts'/g;
const HANDLERS = /\bdefine\w*\(\s*(\w+)Schema\b/g;

/** The file that names all handlers. */
const LIST = 'list.ts';

/** Calls that the app makes and the sandbox does not answer: a screen that nobody could try. Handlers that the list forgets answer nothing. */
export async function handlerFaults(options: BuildOptions): Promise<string[]> {
  const app = await sourcesOf(join(options.src, 'app'));
  const sandbox = await sourcesOf(join(options.src, 'sandbox', 'calls'));
  const answered = new Set(sandbox.flatMap(({ text }) => matchesOf(text, HANDLERS)));
  const list = sandbox.find(({ file }) => file === LIST)?.text ?? '';
  const unlisted = sandbox.filter(({ file, text }) => text.includes('DefinedCall[]') && !list.includes(`'./${file}'`));
  const forgotten = unlisted.filter(({ file }) => file !== LIST);
  const faults = forgotten.map(({ file }) => `src/sandbox/calls/${LIST} does not name the handlers of ${file}`);
  return [...faults, ...unansweredCalls(app, answered)];
}

function unansweredCalls(app: readonly Source[], answered: ReadonlySet<string>): string[] {
  return app.flatMap(({ file, text }) =>
    matchesOf(text, IMPORTS)
      .flatMap((names) => names.split(','))
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ') && !answered.has(name))
      .map((name) => `src/app/${file} makes the call ${name}, which no file of src/sandbox/calls answers`),
  );
}

interface Source {
  readonly file: string;
  readonly text: string;
}

async function sourcesOf(folder: string): Promise<Source[]> {
  const files = (await listFiles(folder)).filter((file) => /\.tsx?$/.test(file));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })));
}

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');
