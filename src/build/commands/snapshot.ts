import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { still } from '../snapshot/markup.ts';
import { type Rendered, renderScreens, type Unrendered } from '../snapshot/renderer.ts';
import { compressFiles, type Size } from '../steps/compress.ts';
import { type Kept, readKept } from '../steps/delivery.ts';
import { replaceFolder, writeFiles } from '../steps/files.ts';
import { documentOf, type PagePlan } from '../steps/html.ts';
import type { Dictionary } from '../steps/lend.ts';
import { readShortClasses, type ShortClasses } from '../steps/short-classes.ts';
import { appSite } from '../steps/site.ts';
import { readBuilt, textFolder } from '../steps/texts.ts';

const USAGE = 'usage: node build.mjs snapshot --platform https://host [--site folder] [--out folder]';

/** The first answer of a server: HTML with the first screen fits into it, in brotli bytes (DESIGN.md section 4). */
export const MOST = 14 * 1024;

/** What `snapshot` is asked for. */
export interface SnapshotOrder {
  /** The platform's origin. */
  readonly platform: string;
  /** Folder with `public` and `cdn`: `dist`, or a brand's. */
  readonly site: string;
  /** Where the HTML goes, to be laid over `public`. */
  readonly out: string;
}

/** `node build.mjs snapshot ...`: see `takeSnapshot`. */
export async function snapshot(options: BuildOptions): Promise<void> {
  console.log(await takeSnapshot(options, readOrder(options)));
}

/** @throws {BuildFailure} on words that are not understood */
function readOrder(options: BuildOptions): SnapshotOrder {
  const words = new Map<string, string>();
  for (let at = 0; at < options.rest.length; at += 2) words.set(options.rest[at] ?? '', options.rest[at + 1] ?? '');
  const { '--platform': platform, '--site': site = options.dist, '--out': out, ...rest } = Object.fromEntries(words);
  if (!platform || !URL.canParse(platform) || Object.keys(rest).length > 0) throw new BuildFailure([USAGE]);
  return { platform: new URL(platform).origin, site: resolve(site), out: resolve(out ?? join(site, 'snapshot')) };
}

/**
 * Asks a platform what every guest sees and writes HTML that shows it before any script, for the brand's own language: files to be
 * laid over `public`. A page whose answers are missing keeps its skeleton, and is named.
 * @returns what was done, for people
 * @throws {BuildFailure} when nothing was built, the platform is closed or silent, or a page is too large
 */
export async function takeSnapshot(options: BuildOptions, order: SnapshotOrder): Promise<string> {
  const kept = await readKept(join(order.site, 'cdn'));
  const publicDir = join(order.site, 'public');
  const language = kept.site.defaultLanguage;
  const texts = await readTexts(publicDir, kept);
  const screens = await renderScreens(options, { site: appSite(kept.site), platform: order.platform, language, texts });
  const fresh = `${order.out}-${process.pid}`;
  const classes = readShortClasses(options);
  try {
    for (const screen of screens.filter(isRendered)) await writeScreen(screen, { kept, publicDir, fresh, classes });
    const sizes = await compressFiles({ public: fresh });
    const large = [...sizes].filter(([, { brotli }]) => brotli > MOST);
    if (large.length > 0) throw new BuildFailure(large.map(tooLarge));
    await replaceFolder(fresh, order.out);
    return report(screens, sizes, order.out);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

const isRendered = (screen: Rendered | Unrendered): screen is Rendered => 'html' in screen;

const tooLarge = ([file, { brotli }]: [string, Size]): string =>
  `snapshot ${file}: ${brotli} bytes of brotli, the limit is ${MOST}; show fewer tiles (src/app/boot/snapshot-parts.ts)`;

async function readTexts(publicDir: string, { plan, site }: Kept): Promise<Record<string, Dictionary>> {
  const language = plan.languages.find(({ code }) => code === site.defaultLanguage);
  return language ? Object.fromEntries(await readBuilt(join(publicDir, textFolder(language)))) : {};
}

interface Place {
  readonly kept: Kept;
  readonly publicDir: string;
  readonly fresh: string;
  readonly classes: ShortClasses;
}

/** 404.html keeps its skeleton: an unknown path is led elsewhere. */
async function writeScreen(
  { path, html, parts, hosts, exact }: Rendered,
  { kept, publicDir, fresh, classes }: Place,
): Promise<void> {
  const { plan, site } = kept;
  const page = plan.pages.find((one) => one.path === path);
  if (!page) throw new BuildFailure([`the build has no page ${path}: build again`]);
  const content = documentOf(page, plan, site, {
    snapshot: {
      html: still(html, classes),
      parts,
      hosts,
      paths: page.paths,
      language: site.defaultLanguage,
      ...(exact && { exact }),
      sheets: await sheetsOf(publicDir, page),
    },
  });
  await writeFiles(page.files.filter((file) => file !== '404.html').map((file) => [join(fresh, file), content]));
}

const sheetsOf = async (publicDir: string, { sheets }: PagePlan): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(sheets.map(async (sheet) => [sheet, await readFile(join(publicDir, sheet), 'utf8')] as const)),
  );

function report(screens: readonly (Rendered | Unrendered)[], sizes: ReadonlyMap<string, Size>, out: string): string {
  const lines = screens.map((screen) => {
    if (!isRendered(screen)) return `  ${screen.path} keeps its skeleton: ${screen.fault.split('\n')[0]}`;
    const size = sizes.get(`${screen.path}.html`);
    return `  ${screen.path} ${((size?.brotli ?? 0) / 1024).toFixed(1)} KiB`;
  });
  return [`snapshot in ${out} (brotli, at most ${MOST / 1024} KiB)`, ...lines].join('\n');
}
