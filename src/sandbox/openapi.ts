import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '../contract/openapi/document.ts';
import { readNotes } from './notes.ts';

/** The project's folder: the source and its bundle both lie two folders below it. */
const root = new URL('../../', import.meta.url);

const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };
const notes = readNotes(fileURLToPath(new URL('src/contract', root)));

process.stdout.write(`${JSON.stringify(openApiDocument(version, notes), null, 2)}\n`);
