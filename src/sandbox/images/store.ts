import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Gallery, KINDS } from './kinds.ts';
import { renderPicture } from './render.ts';
import type { PictureRequest } from './request.ts';

/** Gives the bytes of a picture, or undefined when nothing has that id. */
export interface PictureStore {
  picture(request: PictureRequest): Promise<Buffer | undefined>;
}

/** Bytes of pictures kept in memory. */
const MEMORY_LIMIT = 24 * 1024 * 1024;

/** Changes when the drawing or the encoding changes, so that old files are not served for new art. */
const EDITION = 'v4';

/**
 * Keeps pictures in memory (least recently used out first) and on disk under `folder`; what is in neither is drawn, and
 * requests for the same picture wait for one drawing.
 */
export function createPictureStore(folder: string, gallery: Gallery): PictureStore {
  const memory = new Map<string, Buffer>();
  const pending = new Map<string, Promise<Buffer | undefined>>();
  let held = 0;

  const remember = (key: string, bytes: Buffer): void => {
    memory.set(key, bytes);
    held += bytes.length;
    for (const [oldest, old] of memory) {
      if (held <= MEMORY_LIMIT) {
        break;
      }
      memory.delete(oldest);
      held -= old.length;
    }
  };

  const find = async (key: string, request: PictureRequest): Promise<Buffer | undefined> => {
    const path = join(folder, EDITION, key);
    const bytes = (await readKept(path)) ?? (await draw(gallery, request, path));
    if (bytes) {
      remember(key, bytes);
    }
    return bytes;
  };

  return {
    async picture(request) {
      const key = keyOf(request);
      const kept = memory.get(key);
      if (kept) {
        memory.delete(key);
        memory.set(key, kept);
        return kept;
      }
      const waiting = pending.get(key) ?? find(key, request).finally(() => pending.delete(key));
      pending.set(key, waiting);
      return waiting;
    },
  };
}

function keyOf({ kind, id, width, quality, format }: PictureRequest): string {
  return `${kind}/${width}q${quality}/${id}.${format}`;
}

async function draw(gallery: Gallery, request: PictureRequest, path: string): Promise<Buffer | undefined> {
  const kind = KINDS[request.kind];
  const svg = kind?.draw(gallery, request.id);
  if (!kind || svg === undefined) {
    return undefined;
  }
  const height = Math.round(request.width / kind.aspect);
  const bytes = await renderPicture(svg, { ...request, height, alpha: kind.alpha });
  await keep(path, bytes);
  return bytes;
}

async function readKept(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

async function keep(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.part`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
