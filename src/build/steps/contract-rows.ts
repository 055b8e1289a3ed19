import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from './evaluate.ts';
import type { SourceEdit } from './source-edits.ts';

/** The shapes of answers by the name of their call; each is JSON. */
type AnswerShapes = ReadonlyMap<string, unknown>;

/** Fields of a contract row that say what the app does anyway where they are absent; `assumed` is for people alone. */
const UNSAID = /^ {2}(?:assumed: \w+|retry: 0|cache: ['"]none['"]),?\n/gm;

/** How a row begins, with its type or without. */
const ROW = /^export const (\w+)(?:: Call<[^=]+>)? = \{\n/gm;

/** The text of a contract file without what a phone has no use for. */
export const slimRows = (text: string): string => text.replace(UNSAID, '');

/** The text of a contract file with the shape of each row's answer. */
export const shapedRows = (text: string, shapes: AnswerShapes): string =>
  text.replace(ROW, (row, name: string) =>
    shapes.has(name) ? `${row}  answer: ${JSON.stringify(shapes.get(name))},\n` : row,
  );

/** Leaves out of the app's bundle what the contract's rows say for people and for the sandbox. */
export const slimContract = (src: string): SourceEdit => {
  const contract = join(src, 'contract');
  return (text, path) => (path.startsWith(contract) ? slimRows(text) : text);
};

/** Writes into the contract's rows what their answers look like, as their schemas have it. */
export const shapeContract = (src: string): SourceEdit => {
  const calls = join(src, 'contract', 'calls');
  let shapes: Promise<AnswerShapes> | undefined;
  return async (text, path) => {
    if (!path.startsWith(calls)) return text;
    shapes ??= answerShapes(src);
    return shapedRows(text, await shapes);
  };
};

async function answerShapes(src: string): Promise<AnswerShapes> {
  const file = join(src, 'contract', 'payloads', 'answer-shapes.ts');
  if (!existsSync(file)) return new Map();
  const module = await evaluate({ entryPoints: [file] });
  const words = wordsOf(['app', join('contract', 'fields')].map((room) => join(src, room)));
  return new Map(
    [...(module.answerShapes as AnswerShapes)].map(([name, shape]) => [name, withoutUnread(shape, words)]),
  );
}

/** Every word of the sources in these folders. */
function wordsOf(folders: readonly string[]): ReadonlySet<string> {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  return new Set(sources.join('\n').match(/\w+/g));
}

/** A shape without the fields that no source of the app names: they stay as the platform sends them. */
function withoutUnread(shape: unknown, words: ReadonlySet<string>): unknown {
  if (Array.isArray(shape)) return shape.map((part) => withoutUnread(part, words));
  if (typeof shape !== 'object' || shape === null) return shape;
  const read = Object.entries(shape).filter(([name]) => name === '_' || words.has(name));
  return Object.fromEntries(read.map(([name, part]) => [name, withoutUnread(part, words)]));
}
