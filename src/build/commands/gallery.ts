import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildFailure } from '../failure.ts';
import { buildGallery } from '../gallery/bundle.ts';
import type { BuildOptions } from '../options.ts';
import { writeFiles } from '../steps/files.ts';

const USAGE = 'usage: npm run gallery [-- --accept]';

/**
 * `npm run gallery`: writes the gallery as static files to `dist/gallery`, to be served as `/gallery/` beside what `static` holds. With
 * `--accept` its pictures are taken, and are what the tests compare with from now on.
 * @throws {BuildFailure} when a story does not compile or a picture cannot be taken
 */
export async function gallery(options: BuildOptions): Promise<void> {
  const [flag, ...rest] = options.rest;
  if (rest.length > 0 || (flag !== undefined && flag !== '--accept')) throw new BuildFailure([USAGE]);
  const folder = join(options.dist, 'gallery');
  const files = await buildGallery(options);
  await rm(folder, { recursive: true, force: true });
  await writeFiles([...files].map(([name, content]) => [join(folder, name), content]));
  console.log(`The gallery is in ${folder}`);
  if (flag === '--accept') await accept(options.root);
}

async function accept(root: string): Promise<void> {
  const script = join(root, 'test', 'phone', 'gallery', 'accept.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TSX_DISABLE_CACHE: '1' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new BuildFailure(['the pictures of the gallery could not be taken']);
}
