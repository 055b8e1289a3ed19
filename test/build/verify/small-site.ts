import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { exitStatus } from '../../../src/build/verify/tell.ts';
import { type Verified, verifySite } from '../../../src/build/verify/verify.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { type TestSandbox, withSandbox } from '../../support/sandbox.ts';
import { type Built, buildAgain, buildFixture, heavyText } from '../fixture.ts';
import type { Planted } from './plant.ts';

/** What the small app lacks: something that comes late, a worker, rules for robots. */
const MORE = {
  'src/app/boot/late.ts': "export const late = 'late, and long enough to be a file of its own';\n",
  'src/app/boot/entry.tsx': `${readFileSync('test/build/fixtures/app/src/app/boot/entry.tsx', 'utf8')}
document.addEventListener('click', () => import('./late.ts').then(({ late }) => document.title = late));\n`,
  'src/sw/main.ts': "self.addEventListener('fetch', () => undefined);\n",
  'static/robots.txt': 'User-agent: *\nAllow: /\nDisallow: /wps/\n',
  'static/missing.txt': 'Not found\n',
};

/** A home whose next version is made of this one by a difference. */
const home = (word: string): Record<string, string> => ({
  'src/app/pages/home/Home.tsx': `import styles from './Home.css';\nexport default function Home() {\n  return <p className={styles.homeCount} lang="${word}" title="${heavyText(400)}">home</p>;\n}\n`,
});

/** Builds it twice, so that there are differences. */
export async function buildSmallSite(name: string): Promise<Built> {
  const before = await buildFixture(`${name}-${process.pid}`, { ...MORE, ...home('pt') });
  const built = await buildAgain(before, home('en'));
  assert.is(built.code, 0, built.output);
  return built;
}

/** Serves a public folder through a proxy that can spoil it. */
export async function through(
  publicDir: string,
  work: (proxy: FaultProxy, sandbox: TestSandbox) => Promise<void>,
): Promise<void> {
  await withSandbox(
    async (sandbox) => {
      const proxy = await startFaultProxy(() => sandbox.url);
      await work(proxy, sandbox).finally(() => proxy.close());
    },
    { publicDir },
  );
}

/** Findings, a line each. */
export const lines = ({ findings }: Verified): string[] =>
  findings.map(({ kind, address, fault }) => `${kind} ${address}: ${fault}`);

/** Plants each fault alone, and gives those that were not found. */
export async function missed(proxy: FaultProxy, origin: string, planted: readonly Planted[]): Promise<string[]> {
  const not: string[] = [];
  for (const { name, fault, kind, at } of planted) {
    proxy.plant(fault);
    const verified = await verifySite(origin);
    const found = verified.findings.some((finding) => finding.kind === kind && at.test(finding.address));
    if (!found) not.push(`${name}: ${lines(verified).join(' | ') || 'nothing'}`);
    else assert.is(exitStatus(verified) > 0, true, name);
  }
  proxy.plant(() => undefined);
  return not;
}
