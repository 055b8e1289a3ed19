import { type Delivery, HASHED_FOLDERS } from './rules.ts';

/** A version of the site that may still be open in somebody's tab. */
export interface PastVersion {
  readonly version: string;
  /** Its hashed files, as addresses. */
  readonly files: readonly string[];
}

/** What to upload in which order, and what may be removed afterwards. */
export interface Upload {
  readonly version: string;
  readonly order: readonly UploadStep[];
  /** Hashed files of older versions that no kept version needs. */
  readonly prune: readonly string[];
}

interface UploadStep {
  readonly why: string;
  readonly cacheControl: string;
  readonly files: readonly string[];
}

/** Old versions whose files stay on the server: a tab may be left open over some deploys. */
export const KEPT_VERSIONS = 3;
/** Versions that are remembered, so that a deploy which missed some prunes still finds their files. */
const REMEMBERED = 20;

const isHashed = (file: string): boolean => HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
const isPage = (file: string): boolean => /\.html(?:\.br|\.gz)?$/.test(file);
const isWorker = (file: string): boolean => /^\/sw\.js/.test(file);

/** The versions known after this build, the newest first. A build that changes no hashed file is no new version. */
export function remember(history: readonly PastVersion[], version: string, files: readonly string[]): PastVersion[] {
  const now = { version, files: files.filter(isHashed) };
  return [now, ...history.filter((past) => past.version !== version)].slice(0, REMEMBERED);
}

/**
 * The way of a deploy. Files with a hash go first, as a page that names them must never be there before them; the worker goes last,
 * as it fetches the new pages. `history` is of {@link remember}.
 */
export function planUpload(
  { version, kinds }: Delivery,
  files: readonly string[],
  history: readonly PastVersion[],
): Upload {
  const life = (kind: keyof Delivery['kinds']): string => kinds[kind]['Cache-Control'] ?? '';
  const kept = new Set(history.slice(0, KEPT_VERSIONS + 1).flatMap((past) => past.files));
  const old = new Set(history.slice(KEPT_VERSIONS + 1).flatMap((past) => past.files));
  const rest = files.filter((file) => !isHashed(file) && !isPage(file) && !isWorker(file));
  const step = (why: string, cacheControl: string, list: readonly string[]): UploadStep => ({
    why,
    cacheControl,
    files: list,
  });
  return {
    version,
    order: [
      step('hashed files: nothing names them yet', life('hashed'), files.filter(isHashed)),
      step('icons, pictures and the like', `${life('picture')}; .txt and .webmanifest ${life('fresh')}`, rest),
      step('pages: from here on visitors get the new version', life('document'), files.filter(isPage)),
      step('the service worker: it fetches the new pages', life('fresh'), files.filter(isWorker)),
    ],
    prune: [...old].filter((file) => !kept.has(file)).sort(),
  };
}

/** The plan for people. */
export function uploadText({ version, order, prune }: Upload): string {
  const block = (title: string, files: readonly string[]): string =>
    `${title}\n${files.map((file) => `  ${file}`).join('\n')}\n`;
  return [
    `Version ${version}. Upload dist/public in this order, each step whole before the next:\n`,
    ...order.map(({ why, cacheControl, files }, index) =>
      block(`${index + 1}. ${why} (${files.length} files, Cache-Control: ${cacheControl})`, files),
    ),
    block(`5. remove what no tab of the last ${KEPT_VERSIONS} versions can ask for (${prune.length} files)`, prune),
  ].join('\n');
}
