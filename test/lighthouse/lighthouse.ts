import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { ensureBrowser } from '../support/browser.ts';
import { localBin } from '../support/process.ts';

/** Routes that are looked at, each this many times: the medians count. */
const PATHS = ['/m/home', '/m/slot-games', '/m/login'];
const TIMES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = '--headless --no-sandbox --disable-gpu --disable-quic';

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
}

/** The server is imported, so it is named by its whole path. */
const SERVER = resolve('dist/sandbox/server.mjs');

const run = promisify(execFile);
const work = mkdtempSync(join(tmpdir(), 'leve-lighthouse-'));
const browser = ensureBrowser();

/** One look of Lighthouse at an address, as on its slow phone: scores of 0 to 100 by category. */
async function look(address: string): Promise<number[]> {
  const file = join(work, 'report.json');
  const only = `--only-categories=${CATEGORIES.join()}`;
  const output = ['--output=json', `--output-path=${file}`, '--quiet'];
  await run(localBin('lighthouse'), [address, `--chrome-path=${browser}`, `--chrome-flags=${FLAGS}`, only, ...output]);
  const { categories } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  return CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * `npm run lighthouse`: Lighthouse mobile on home, a list and the login of the built sandbox, with a snapshot, as medians. Performance
 * is told, as it depends on the machine; less than 100 in any other category fails.
 */
async function main(): Promise<void> {
  const folders = [join(work, 'data'), 'dist/public', join(work, 'snapshot')];
  const host = spawn(process.execPath, ['test/phone/host.mjs', SERVER, ...folders], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    const [url] = (await once(createInterface({ input: host.stdout }), 'line')) as [string];
    const snapshot = ['build.mjs', 'snapshot', '--platform', url, '--out', join(work, 'snapshot')];
    await run(process.execPath, snapshot);
    console.log(`| Route | ${CATEGORIES.join(' | ')} |\n|---|${CATEGORIES.map(() => '---').join('|')}|`);
    for (const path of PATHS) {
      const looks: number[][] = [];
      for (let time = 0; time < TIMES; time += 1) looks.push(await look(url + path));
      const scores = CATEGORIES.map((_, index) => median(looks.map((scored) => scored[index] ?? 0)));
      console.log(`| ${path} | ${scores.join(' | ')} |`);
      if (scores.slice(1).some((score) => score < 100)) process.exitCode = 1;
    }
  } finally {
    host.stdin.end();
    await once(host, 'exit');
    rmSync(work, { recursive: true, force: true });
  }
}

await main();
