import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Say } from './browser.ts';
import { runProgram } from './process.ts';

/** Debian's packages with the letters of all languages: Android's own families, and for Chinese, Japanese and Korean the smallest. */
const PACKAGES = ['fonts-noto-core', 'fonts-droid-fallback'];

/** The families that are taken out of them. */
const FAMILY =
  /^(?:NotoSans(?:Arabic|Devanagari|Bengali|Tamil|Telugu|Thai|Lao|Khmer|Myanmar)?-(?:Regular|Bold)|DroidSansFallbackFull)\.ttf$/;
const COUNT = 21;

/** A download that stalls must not eat the time of the tests. */
const DOWNLOAD_MS = 2 * 60_000;

/** Where they are kept between runs; nothing outside of this folder changes, so no other test sees them. */
const FOLDER = resolve('node_modules/.cache/leve-fonts');

/** The settings by which one browser alone finds them. */
const SETTINGS = join(FOLDER, 'fonts.conf');

/** The value of FONTCONFIG_FILE for a browser that has the letters of all languages; undefined where they could not be had. */
export const fontSettings = (): string | undefined => (existsSync(SETTINGS) ? SETTINGS : undefined);

const settingsText = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  ${['system-ui', 'sans-serif'].map((name) => `<alias binding="strong"><family>${name}</family><prefer><family>Noto Sans</family></prefer></alias>`).join('\n  ')}
</fontconfig>
`;

/** Takes the letters of all languages out of Debian's packages, without installing them. False where that cannot be done. */
export async function ensureFonts(say: Say): Promise<boolean> {
  if (fontSettings()) return true;
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg')) return false;
  say(`no letters of all languages yet: apt-get download ${PACKAGES.join(' ')}\n`);
  rmSync(FOLDER, { recursive: true, force: true });
  const fonts = join(FOLDER, 'fonts');
  const packed = join(FOLDER, 'packed');
  for (const folder of [fonts, packed]) mkdirSync(folder, { recursive: true });
  const run = (command: string, ...args: string[]) => runProgram(command, args, { cwd: packed, limit: DOWNLOAD_MS });
  let loaded = await run('apt-get', 'download', '-qq', ...PACKAGES);
  if (loaded.code !== 0 && process.getuid?.() === 0) {
    await run('apt-get', 'update', '-qq');
    loaded = await run('apt-get', 'download', '-qq', ...PACKAGES);
  }
  for (const file of readdirSync(packed)) await run('dpkg', '-x', file, 'tree');
  const files = readdirSync(packed, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => FAMILY.test(name.split('/').pop() ?? ''))) {
    renameSync(join(packed, file), join(fonts, file.split('/').pop() ?? ''));
  }
  rmSync(packed, { recursive: true, force: true });
  if (readdirSync(fonts).length < COUNT) {
    say(`${loaded.output}\n`);
    return false;
  }
  writeFileSync(SETTINGS, settingsText(FOLDER));
  return true;
}
