import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Say } from './browser.ts';
import { runProgram } from './process.ts';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
/** An install that stalls must not eat the time of the tests. */
const INSTALL_MS = 3 * 60_000;

/** A real nginx with one site. */
export interface Nginx {
  readonly url: string;
  /** Base64 of the hash of its certificate's key: a browser that is told to trust it also keeps what comes in its cache. */
  readonly key?: string;
  close(): Promise<void>;
}

/** Whether there is Debian's nginx with its brotli module. */
export const hasNginx = (): boolean => existsSync(NGINX) && existsSync(BROTLI);

/** Whether a site can be served over TLS too, for which a certificate is made. */
export const hasTls = (): boolean => hasNginx() && existsSync('/usr/bin/openssl');

/** Whether there is Debian's nginx with its brotli module; it is installed where root may. */
export async function ensureNginx(say: Say): Promise<boolean> {
  if (hasNginx()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say(`no nginx with brotli yet: apt-get install ${PACKAGES.join(' ')}\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => runProgram('apt-get', args, { limit: INSTALL_MS, env });
  // Debian starts a service after its install: nothing here may listen at port 80.
  const policy = '/usr/sbin/policy-rc.d';
  const own = !existsSync(policy);
  if (own) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  await apt('update', '-qq');
  const { code, output } = await apt('install', '-y', '-qq', '--no-install-recommends', ...PACKAGES);
  if (own) rmSync(policy);
  if (code !== 0) say(output);
  return hasNginx();
}

/** What a machine decides of a site. */
export interface Place {
  readonly publicDir: string;
  /** Where the platform answers, when the site leads to it. */
  readonly platform?: string;
  /** HTTP/2 over TLS, as a CDN speaks it, with a certificate that nobody else trusts. */
  readonly tls?: boolean;
  /** File that is told of every answer: the bytes sent with their headers, the status, the method and the address. */
  readonly log?: string;
}

/**
 * Runs nginx with a site that the build wrote, on a free port.
 * @param site text of an nginx site, as it goes into sites-enabled
 * @throws {Error} with nginx's own words when it does not start
 */
export async function startNginx(site: string, place: Place): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'leve-nginx-'));
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  const key = place.tls ? certify(folder) : undefined;
  writeFileSync(config, wholeConfig(folder, placed(site, port, place), place.log));
  const child = spawn(NGINX, ['-c', config, '-p', folder, '-g', 'daemon off;'], { stdio: 'ignore' });
  const close = async (): Promise<void> => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let turn = 0; turn < 50; turn += 1) {
    const url = `${place.tls ? 'https' : 'http'}://127.0.0.1:${port}`;
    if (await listens(port)) return { url, ...(key && { key }), close };
    if (child.exitCode !== null) break;
    await pause(100);
  }
  const words = readFileSync(join(folder, 'error.log'), 'utf8');
  await close();
  throw new Error(`nginx does not start: ${words}`);
}

/** Makes a key and a certificate of this run's own; gives the hash of the public key. */
function certify(folder: string): string {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=127.0.0.1',
    ...files,
  ]);
  if (made.status !== 0) throw new Error(`no certificate: ${made.error?.message ?? made.stderr.toString()}`);
  const { publicKey } = new X509Certificate(readFileSync(join(folder, 'certificate.pem')));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

/** The names of the files are read beside the configuration: nginx runs with its folder as the prefix. */
const TLS_LINES = 'ssl_certificate certificate.pem;\n  ssl_certificate_key key.pem;\n  ';

function placed(site: string, port: number, { publicDir, platform = 'http://127.0.0.1:8080', tls }: Place): string {
  const listen = `listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''} default_server;`;
  const toPlatform = ['server 127.0.0.1:8080;', `server ${new URL(platform).host};`] as const;
  const lines: readonly (readonly [written: string, here: string])[] = [
    ['listen 80 default_server;', tls ? `${listen}\n  ${TLS_LINES}` : listen],
    ['root /srv/leve/public;', `root ${publicDir};`],
    ...(site.includes('upstream platform') ? [toPlatform] : []),
  ];
  return lines.reduce((text, [written, here]) => {
    if (!text.includes(written)) throw new Error(`the site does not say ${written}`);
    return text.replace(written, here);
  }, site);
}

const logLines = (log: string | undefined): string =>
  log === undefined
    ? 'access_log off;'
    : `log_format sent '$bytes_sent $status $request_method $request_uri';\n  access_log ${log} sent;`;

const wholeConfig = (folder: string, site: string, log?: string): string => `
load_module ${BROTLI};
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 64; }
http {
  ${logLines(log)}
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
