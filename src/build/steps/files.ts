import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

/** Writes files with the folders they need. */
export async function writeFiles(
  files: readonly (readonly [path: string, contents: string | Uint8Array])[],
): Promise<void> {
  await Promise.all(
    [...new Set(files.map(([path]) => dirname(path)))].map((folder) => mkdir(folder, { recursive: true })),
  );
  await Promise.all(files.map(([path, contents]) => writeFile(path, contents)));
}

/** Every file under a folder, as paths relative to it with forward slashes; none when there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .split(sep)
          .join('/'),
      )
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Puts `fresh` in the place of `old`, so that a server of `old` never sees a half-written folder. */
export async function replaceFolder(fresh: string, old: string): Promise<void> {
  const aside = `${old}.${process.pid}.old`;
  await mkdir(dirname(old), { recursive: true });
  await rename(old, aside).catch(unlessMissing);
  await rename(fresh, old).catch(unlessMissing);
  await rm(aside, { recursive: true, force: true });
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
