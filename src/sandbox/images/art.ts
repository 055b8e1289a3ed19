import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { artNames } from './art-names.ts';

/** The bodies of the pictures in use, by name, each drawn on a square of 32 units. */
export type Art = ReadonlyMap<string, string>;

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const SET = '@iconify-json/fluent-emoji';

let loaded: Art | undefined;

/**
 * Gives the art of the sandbox (Fluent emoji, MIT). The set is one file of 100 MB: what the world uses is copied once to
 * `folder` (about 3 MB) and read from there afterwards. Throws when the set lacks a name, so that a typing error in a
 * theme shows at once.
 */
export function loadArt(folder: string): Art {
  loaded ??= new Map(Object.entries(readCopy(folder) ?? makeCopy(folder)));
  return loaded;
}

function copyPath(folder: string): string {
  const version = (createRequire(import.meta.url)(`${SET}/package.json`) as { version: string }).version;
  return join(folder, `art-${version}-${artNames().length}.json`);
}

function readCopy(folder: string): Record<string, string> | undefined {
  try {
    return JSON.parse(readFileSync(copyPath(folder), 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

function makeCopy(folder: string): Record<string, string> {
  const set = readSet();
  const bodies: Record<string, string> = {};
  for (const name of artNames()) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!icon) {
      throw new Error(`the art set has no picture named ${name}`);
    }
    bodies[name] = icon.body;
  }
  mkdirSync(folder, { recursive: true });
  const path = copyPath(folder);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(bodies));
  renameSync(draft, path);
  return bodies;
}

function readSet(): IconSet {
  const path = createRequire(import.meta.url).resolve(`${SET}/icons.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as IconSet;
}

/** One picture placed on a drawing: its corner, its size and a turn in degrees about its centre. */
export function place(art: Art, name: string, x: number, y: number, size: number, turn = 0): string {
  const body = art.get(name);
  if (body === undefined) {
    throw new Error(`the art has no picture named ${name}`);
  }
  const middle = size / 2;
  const spin = turn === 0 ? '' : ` rotate(${turn} ${middle} ${middle})`;
  return `<g transform="translate(${x} ${y})${spin} scale(${(size / 32).toFixed(3)})">${body}</g>`;
}
