import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { differences, shrink } from './compare.ts';
import type { Cell, Sheet } from './sheet.ts';

/** One picture for each widget, and what stands on it. */
const FOLDER = fileURLToPath(new URL('accepted/', import.meta.url));
const INDEX = join(FOLDER, 'index.json');
const ACCEPT = 'if it is meant so, run `npm run gallery -- --accept`';

type Index = Readonly<Record<string, Readonly<Record<string, number>>>>;

const readIndex = (): Index => JSON.parse(readFileSync(INDEX, 'utf8')) as Index;

const heightsOf = (cells: readonly Cell[]): Readonly<Record<string, number>> =>
  Object.fromEntries(cells.map(({ id, height }) => [id, height]));

const pictureOf = (title: string): string => join(FOLDER, `${title}.webp`);

/** Takes these sheets for what is right, and forgets all others. */
export async function accept(sheets: readonly Sheet[]): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const { title, picture } of sheets) writeFileSync(pictureOf(title), await shrink(picture));
  const index = Object.fromEntries(sheets.map(({ title, cells }) => [title, heightsOf(cells)]));
  writeFileSync(INDEX, `${JSON.stringify(index, undefined, 2)}\n`);
}

/** Titles of the accepted sheets; each has a picture. */
export function acceptedTitles(): readonly string[] {
  const titles = Object.keys(readIndex());
  const pictures = readdirSync(FOLDER).filter((name) => name.endsWith('.webp'));
  if (pictures.length !== titles.length)
    throw new Error(`${FOLDER} holds ${pictures.length} pictures of ${titles.length}`);
  return titles;
}

/** How a sheet differs from the accepted one, one line each. */
export async function faultsOf({ title, cells, picture }: Sheet): Promise<readonly string[]> {
  const known = readIndex()[title];
  if (!known) return [`${title} has no accepted picture: ${ACCEPT}`];
  const heights = heightsOf(cells);
  const ids = Array.from(new Set([...Object.keys(known), ...Object.keys(heights)]));
  const moved = ids.filter((id) => known[id] !== heights[id]);
  if (moved.length > 0) {
    return moved.map(
      (id) => `${id} is ${heights[id] ?? 'not'} px high, accepted ${known[id] ?? 'not at all'}: ${ACCEPT}`,
    );
  }
  const found = await differences(cells, picture, readFileSync(pictureOf(title)));
  return found.map(({ id, blocks }) => `${id} looks different (${blocks} blocks of 8 x 8 px): ${ACCEPT}`);
}
