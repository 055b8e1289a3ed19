import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { BuildFailure } from '../failure.ts';
import { listFiles, writeFiles } from '../steps/files.ts';

/** The hashed files of a version: text by address. */
export interface Version {
  readonly version: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Versions that differences are made from. */
export const KEPT = 10;

const FOLDER = 'earlier';
const ENDING = '.json.gz';
const HASHED = /^[al]\/.+\.(?:js|css|json)$/;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** The hashed files of a public folder. */
export async function filesOf(publicDir: string): Promise<ReadonlyMap<string, string>> {
  const files = (await listFiles(publicDir)).filter((file) => HASHED.test(file));
  return new Map(
    await Promise.all(files.map(async (file) => [`/${file}`, await readFile(join(publicDir, file), 'utf8')] as const)),
  );
}

/**
 * The versions before this one, the newest first: those of `since` (folders of builds: `dist`, or a copy of it), then what the last build
 * here was, and what it kept.
 * @throws {BuildFailure} when there is no build in a folder of `since`
 */
export async function readEarlier(
  last: { readonly public: string; readonly cdn: string },
  version: string,
  since: readonly string[] = [],
): Promise<readonly Version[]> {
  const named = since.map((folder) => ({ public: join(folder, 'public'), cdn: join(folder, 'cdn') }));
  for (const { cdn } of named) {
    if (!existsSync(join(cdn, 'manifest.json')))
      throw new BuildFailure([`--since: there is no build in ${join(cdn, '..')}`]);
  }
  const found: Version[] = [];
  for (const folders of [...named, last]) {
    for (const one of await versionsIn(folders)) {
      if (one.version !== version && found.every((other) => other.version !== one.version)) found.push(one);
    }
  }
  return found.slice(0, KEPT);
}

/** The version of a build and those that it keeps. */
async function versionsIn({
  public: folder,
  cdn,
}: {
  readonly public: string;
  readonly cdn: string;
}): Promise<Version[]> {
  if (!existsSync(join(cdn, 'manifest.json'))) return [];
  const { version } = JSON.parse(await readFile(join(cdn, 'manifest.json'), 'utf8')) as { version: string };
  const kept = (await listFiles(join(cdn, FOLDER))).filter((file) => file.endsWith(ENDING));
  const read = async (file: string): Promise<Version> => {
    const text = await unpack(await readFile(join(cdn, FOLDER, file)));
    return {
      version: file.slice('00-'.length, -ENDING.length),
      files: new Map(Object.entries(JSON.parse(String(text)) as Record<string, string>)),
    };
  };
  return [{ version, files: await filesOf(folder) }, ...(await Promise.all(kept.map(read)))];
}

/** Keeps versions in a `cdn` folder for the builds to come, under names that sort the newest first. */
export async function keepEarlier(cdn: string, versions: readonly Version[]): Promise<void> {
  const packed = versions.map(async ({ version, files }, place) => {
    const name = `${String(place).padStart(2, '0')}-${version}${ENDING}`;
    return [join(cdn, FOLDER, name), await pack(JSON.stringify(Object.fromEntries(files)), { level: 6 })] as const;
  });
  await writeFiles(await Promise.all(packed));
}
