import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { BuildFailure } from '../failure.ts';
import { checkLanguage } from '../locales/check.ts';
import { exported, imported } from '../locales/exchange.ts';
import { type Locales, readLocales } from '../locales/locales.ts';
import { tellFaults } from '../locales/tell.ts';
import type { BuildOptions } from '../options.ts';

const USAGE = 'usage: npm run locales [-- CODE... | --export CODE | --import FILE]';

/**
 * `npm run locales`: tells per language what is missing, superfluous, English still, too long, or breaks a rule of the language; the exit
 * status is 1 when anything is. `-- es fr` asks for some, `-- --export es` writes `dist/locales/es.xlf` for a translator's tool, and
 * `-- --import FILE` takes it back.
 * @throws {BuildFailure} on words that are not understood, and files that cannot be read
 */
export async function locales(options: BuildOptions): Promise<void> {
  const all = await readLocales(options.locales);
  const [first = '', second = '', ...more] = options.rest;
  if (first === '--export' && second && more.length === 0) return give(options, all, second);
  if (first === '--import' && second && more.length === 0) return take(options, all, second);
  if (options.rest.some((word) => word.startsWith('-'))) throw new BuildFailure([USAGE]);
  tell(
    options.rest.map((code) => known(all, code)),
    all,
  );
}

function tell(asked: readonly string[], all: Locales): void {
  const codes = asked.length > 0 ? asked : all.codes;
  const faults = codes.flatMap((code) => checkLanguage(code, all));
  console.log(tellFaults(codes, faults));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

async function give({ root, dist }: BuildOptions, all: Locales, code: string): Promise<void> {
  const folder = join(dist, 'locales');
  const file = join(folder, `${known(all, code)}.xlf`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, await exported(code, all));
  console.log(`${relative(root, file)} holds ${code} beside English: give it to a translator, and --import it`);
}

async function take({ locales: folder }: BuildOptions, all: Locales, name: string): Promise<void> {
  const file = resolve(name);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BuildFailure([`${name}: no such file`]);
  });
  const { language, areas, changed, refused } = await imported(name, text, all);
  const own = new Map([...all.own, [language, areas] as const]);
  await writeFile(join(folder, `${language}.json`), `${JSON.stringify(Object.fromEntries(areas), null, 2)}\n`);
  for (const line of refused) console.log(`not taken: ${line}`);
  console.log(`locales/${language}.json: ${changed} texts changed`);
  tell([language], { ...all, own });
}

function known({ codes }: Locales, code: string): string {
  if (!codes.includes(code)) throw new BuildFailure([`no language ${code}: say one of ${codes.join(', ')}`, USAGE]);
  return code;
}
