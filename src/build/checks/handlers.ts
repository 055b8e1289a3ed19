import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from '../options.ts';
import { listFiles } from '../steps/files.ts';

const IMPORTS = /import \{([^}]+)\} from '[./]+\/contract\/calls\/[\w-]+\.ts'/g;
const HANDLERS = /\bdefine\w*\(\s*(\w+)Schema\b/g;

/** Calls that the app makes and the sandbox does not answer: a screen that nobody could try (DESIGN.md section 5). */
export async function handlerFaults(options: BuildOptions): Promise<string[]> {
  const app = await sourcesOf(join(options.src, 'app'));
  const sandbox = await sourcesOf(join(options.src, 'sandbox', 'calls'));
  const answered = new Set(sandbox.flatMap(({ text }) => matchesOf(text, HANDLERS)));
  return app.flatMap(({ file, text }) =>
    matchesOf(text, IMPORTS)
      .flatMap((names) => names.split(','))
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ') && !answered.has(name))
      .map((name) => `src/app/${file} makes the call ${name}, which no file of src/sandbox/calls answers`),
  );
}

async function sourcesOf(folder: string): Promise<{ file: string; text: string }[]> {
  const files = (await listFiles(folder)).filter((file) => /\.tsx?$/.test(file));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })));
}

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');
