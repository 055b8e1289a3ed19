import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { ensureNginx, type Nginx, type Place, startNginx } from '../support/nginx.ts';

const run = promisify(execFile);

/** The server is imported, so it is named by its whole path. */
const SERVER = resolve('dist/sandbox/server.mjs');

/**
 * The built site as it is deployed: the public folder with a snapshot over it, behind nginx, which leads to a sandbox.
 * @param work folder for the site and the sandbox's data
 * @param place how nginx serves it; over HTTP/2 if not told otherwise
 * @throws {Error} when there is no nginx with brotli
 */
export async function deploySite(work: string, place: Pick<Place, 'log' | 'tls'> = {}): Promise<Nginx> {
  if (!(await ensureNginx((text) => void process.stdout.write(text))))
    throw new Error(
      'nginx with its module for brotli is needed: apt-get install nginx libnginx-mod-http-brotli-static',
    );
  const host = spawn(process.execPath, ['test/phone/host.mjs', SERVER, join(work, 'data'), 'dist/public'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [platform] = (await once(createInterface({ input: host.stdout }), 'line')) as [string];
  const publicDir = join(work, 'public');
  cpSync('dist/public', publicDir, { recursive: true });
  await run(process.execPath, ['build.mjs', 'snapshot', '--platform', platform, '--out', join(work, 'snapshot')]);
  cpSync(join(work, 'snapshot'), publicDir, { recursive: true });
  const site = readFileSync('dist/cdn/nginx.conf', 'utf8');
  const nginx = await startNginx(site, { publicDir, platform, tls: true, ...place });
  return {
    ...nginx,
    async close() {
      await nginx.close();
      host.stdin.end();
      await once(host, 'exit');
    },
  };
}
