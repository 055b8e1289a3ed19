import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

type Headers = Readonly<Record<string, string>>;
export type FileKind = 'document' | 'hashed' | 'fresh' | 'picture';

/** Lifetimes of a public folder that came without a manifest, as in development. */
const UNTOLD: Readonly<Record<FileKind, Headers>> = {
  document: { 'Cache-Control': 'no-cache' },
  hashed: { 'Cache-Control': 'max-age=31536000, immutable' },
  fresh: { 'Cache-Control': 'no-cache' },
  picture: { 'Cache-Control': 'max-age=86400' },
};

/** The kind of a file by its address. */
export function kindOf(path: string): FileKind {
  if (path.endsWith('.html')) return 'document';
  if (/^\/[ald]\//.test(path)) return 'hashed';
  return /\.(?:js|json|webmanifest|txt)$/.test(path) ? 'fresh' : 'picture';
}

/**
 * Gives the headers of the app's files as the build's manifest tells every server (`cdn/manifest.json` beside `public`), content
 * policy and all; read again when a build has written it anew.
 */
export function deliveryHeaders(publicDir: string): (kind: FileKind) => Promise<Headers> {
  const file = join(publicDir, '..', 'cdn', 'manifest.json');
  let read: Promise<Readonly<Record<FileKind, Headers>>> = Promise.resolve(UNTOLD);
  let changed = 0;
  return async (kind) => {
    const now = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (now !== changed) {
      changed = now;
      read = now === 0 ? Promise.resolve(UNTOLD) : kindsOf(file);
    }
    return (await read)[kind];
  };
}

async function kindsOf(file: string): Promise<Readonly<Record<FileKind, Headers>>> {
  const { kinds } = JSON.parse(await readFile(file, 'utf8')) as { kinds: Readonly<Record<FileKind, Headers>> };
  return kinds;
}
