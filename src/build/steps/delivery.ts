import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_LIST, fileList } from '../cdn/file-list.ts';
import { headerBlocks, headerFaults, headersFile } from '../cdn/headers-file.ts';
import { inlineScripts, sourceOf } from '../cdn/inline.ts';
import { nginxSite } from '../cdn/nginx.ts';
import { redirectFaults, redirectLines } from '../cdn/redirects-file.ts';
import { type Delivery, EVERY, HASHED_FOLDERS, kindHeaders } from '../cdn/rules.ts';
import { type PastVersion, planUpload, remember, uploadText } from '../cdn/upload.ts';
import { BuildFailure } from '../failure.ts';
import { listFiles, writeFiles } from './files.ts';
import { earlyScript, type HtmlPlan } from './html.ts';
import type { Site } from './site.ts';

/** Where a finished site lies, and where what servers need to know of it goes. */
export interface DeliveryFolders {
  readonly public: string;
  readonly cdn: string;
}

/** What was built and for whom: kept in `kept.json`, so that brands and snapshots are stamped without a second bundle. */
export interface Kept {
  readonly plan: HtmlPlan;
  readonly site: Site;
}

const isMeta = (file: string): boolean => /^_(?:headers|redirects)$/.test(file);
const isPacked = (file: string): boolean => /\.(?:br|gz)$/.test(file);

/**
 * Writes all that a server or CDN must know of a finished public folder: `_headers`, `_redirects` and the list of its files in it; in
 * `cdn` the manifest, an nginx site, the order of upload and what to prune. Read from what is there, so it may be run again after pages have changed.
 * @param history versions that came before, of the last build's history.json
 * @throws {BuildFailure} when a host's limit is broken
 */
export async function writeDelivery(
  folders: DeliveryFolders,
  kept: Kept,
  history: readonly PastVersion[],
): Promise<void> {
  const built = (await listFiles(folders.public)).filter((file) => !isMeta(file) && `/${file}` !== FILE_LIST);
  const files = [...built, FILE_LIST.slice(1)];
  const delivery = await describe(folders.public, files, kept);
  const blocks = headerBlocks(delivery);
  const lines = redirectLines(delivery);
  const faults = [...headerFaults(blocks), ...redirectFaults(lines)];
  if (faults.length > 0) throw new BuildFailure(faults);
  const addresses = files.map((file) => `/${file}`);
  const versions = remember(history, delivery.version, addresses);
  const upload = planUpload(delivery, addresses, versions);
  const plain = built.filter((file) => !isPacked(file));
  const list = await fileList(folders.public, plain, { version: delivery.version, site: kept.site });
  const json = (value: object): string => `${JSON.stringify(value, null, 1)}\n`;
  await writeFiles([
    [join(folders.public, FILE_LIST), JSON.stringify(list)],
    [join(folders.public, '_headers'), headersFile(blocks)],
    [join(folders.public, '_redirects'), `${lines.join('\n')}\n`],
    [join(folders.cdn, 'manifest.json'), json(delivery)],
    [join(folders.cdn, 'kept.json'), JSON.stringify(kept)],
    [join(folders.cdn, 'nginx.conf'), nginxSite(delivery)],
    [join(folders.cdn, 'upload.json'), json(upload)],
    [join(folders.cdn, 'upload.txt'), uploadText(upload)],
    [join(folders.cdn, 'history.json'), json(versions)],
  ]);
}

/** The versions of a folder's last build; none where there was none. */
export async function readHistory(cdn: string): Promise<readonly PastVersion[]> {
  try {
    return JSON.parse(await readFile(join(cdn, 'history.json'), 'utf8')) as readonly PastVersion[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** @throws {BuildFailure} when nothing was built there */
export async function readKept(cdn: string): Promise<Kept> {
  try {
    return JSON.parse(await readFile(join(cdn, 'kept.json'), 'utf8')) as Kept;
  } catch {
    throw new BuildFailure([`there is no build in ${cdn}: run npm run build first`]);
  }
}

async function describe(publicDir: string, files: readonly string[], { plan, site }: Kept): Promise<Delivery> {
  const pages = files.filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(pages.map((file) => readFile(join(publicDir, file), 'utf8')));
  const others = files.filter((file) => !file.endsWith('.html') && !isPacked(file));
  const folderOf = (file: string): string => `/${file.slice(0, file.indexOf('/'))}`;
  return {
    version: plan.version,
    every: EVERY,
    // A snapshot's scripts are allowed from the start: snapshots come and go without new headers.
    kinds: kindHeaders(site, [
      ...inlineScripts(texts),
      sourceOf(earlyScript(plan, site, true)),
      sourceOf(plan.early.firstPicture),
    ]),
    pages: Object.fromEntries(
      plan.pages.flatMap(({ files: own, path }) => own.flatMap((file) => requests(file, path))),
    ),
    // The first build has no differences yet, and a site is set up once.
    folders: [...new Set([...HASHED_FOLDERS, ...others.filter((file) => file.includes('/')).map(folderOf)])],
    files: others.filter((file) => !file.includes('/')).map((file) => `/${file}`),
    platform: site.apiOrigin,
  };
}

/** The paths under which a static host finds a file: `m/index.html` is `/m/index` and `/m/`. */
function requests(file: string, route: string): [path: string, route: string][] {
  const path = `/${file.slice(0, -'.html'.length)}`;
  if (path === '/index') return [['/', route]];
  return path.endsWith('/index')
    ? [
        [path, route],
        [path.slice(0, -'index'.length), route],
      ]
    : [[path, route]];
}
