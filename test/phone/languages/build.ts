// Builds the app with two more languages, as quickly as `npm run dev` does: `node --import tsx build.ts <folder>`. The folder gets `public`.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { watchApp } from '../../../src/build/dev/app.ts';
import { ALL_PAGES } from '../../../src/build/dev/open-pages.ts';
import { readOptions } from '../../../src/build/options.ts';
import { DICTIONARIES } from './dictionaries.ts';

const folder = resolve(process.argv[2] ?? '');
const locales = join(folder, 'locales');
rmSync(folder, { recursive: true, force: true });
mkdirSync(locales, { recursive: true });
for (const file of ['languages.json', 'pt.json', 'en.json']) cpSync(join('locales', file), join(locales, file));
for (const [code, areas] of Object.entries(DICTIONARIES)) {
  writeFileSync(join(locales, `${code}.json`), JSON.stringify(areas));
}
const own = { locales, public: join(folder, 'public'), maps: join(folder, 'maps'), cdn: join(folder, 'cdn') };
const app = await watchApp({ ...readOptions(['dev'], resolve('.')), ...own }, '', ALL_PAGES);
await app.build({ files: new Set(), any: true });
await app.stop();
