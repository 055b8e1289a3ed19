// Builds the app with two more languages, as quickly as `npm run dev` does: `node --import tsx build.ts <folder>`. The folder gets `public`.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { watchApp } from '../../../src/build/dev/app.ts';
import { readOptions } from '../../../src/build/options.ts';
import { DICTIONARIES } from './dictionaries.ts';

const folder = resolve(process.argv[2] ?? '');
const locales = join(folder, 'locales');
rmSync(folder, { recursive: true, force: true });
cpSync('locales', locales, { recursive: true });
for (const [code, areas] of Object.entries(DICTIONARIES)) {
  mkdirSync(join(locales, code));
  for (const [area, texts] of Object.entries(areas)) {
    writeFileSync(join(locales, code, `${area}.json`), JSON.stringify(texts));
  }
}
const own = { locales, public: join(folder, 'public'), maps: join(folder, 'maps'), cdn: join(folder, 'cdn') };
const rebuild = await watchApp({ ...readOptions(['dev'], resolve('.')), ...own }, '');
await rebuild();
// The bundler waits for changes.
process.exit(0);
