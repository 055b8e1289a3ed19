import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Notes } from '../contract/openapi/notes.ts';

const NOTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)/g;

function plain(docstring: string): string {
  return docstring
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Reads the docstrings of the contract's calls and shapes, so that the OpenAPI document tells what the code tells.
 * `contract` is the folder of the contract's sources.
 */
export function readNotes(contract: string): Notes {
  const notes: Record<string, string> = {};
  for (const room of ['schemas', 'calls']) {
    const folder = join(contract, room);
    for (const file of readdirSync(folder)) {
      for (const [, docstring = '', name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(NOTED)) {
        notes[name] = plain(docstring);
      }
    }
  }
  return notes;
}
