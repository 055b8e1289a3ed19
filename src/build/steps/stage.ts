import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from '../options.ts';
import { replaceFolder } from './files.ts';

/** A build in the making, beside the one that is served. */
export interface Stage {
  /** The options, with `public`, `maps` and `cdn` in a folder of this process. */
  readonly staged: BuildOptions;
  /** Puts the finished folders in their place; a server of the old ones never sees half a build. */
  promote(): Promise<void>;
}

/** Prepares an empty folder to build in, so that a failed build leaves the last good one as it was. */
export function stage(options: BuildOptions): Stage {
  const folder = join(options.dist, `stage-${process.pid}`);
  const discard = (): void => rmSync(folder, { recursive: true, force: true });
  discard();
  process.once('exit', discard);
  return {
    staged: { ...options, public: join(folder, 'public'), maps: join(folder, 'maps'), cdn: join(folder, 'cdn') },
    async promote() {
      // A snapshot names files of the build that it was taken on.
      rmSync(join(options.dist, 'snapshot'), { recursive: true, force: true });
      await replaceFolder(join(folder, 'public'), options.public);
      await replaceFolder(join(folder, 'maps'), options.maps);
      await replaceFolder(join(folder, 'cdn'), options.cdn);
      discard();
    },
  };
}
