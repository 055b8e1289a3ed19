import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import { SUPPORTED, TARGET } from './floor.ts';
import type { Legacy } from './legacy.ts';

/** The legacy script as HTML. */
const legacyTag = ({ address, integrity }: Legacy): string =>
  `<script src="${address}" integrity="${integrity}"></script>`;

/** Answers `leve:legacy` with what this build knows of browsers that need the legacy script. */
const legacyFacts = (legacy: Legacy): Plugin => ({
  name: 'legacy-facts',
  setup(builder) {
    builder.onResolve({ filter: /^leve:legacy$/ }, ({ path }) => ({ path, namespace: 'leve' }));
    builder.onLoad({ filter: /.*/, namespace: 'leve' }, () => ({
      contents: `export const tag = ${JSON.stringify(legacyTag(legacy))}; export const isModern = () => ${legacy.modern};`,
    }));
  },
});

/** Answers `leve:wanted` with the app's own rule. */
const wantedRule: Plugin = {
  name: 'wanted-rule',
  setup(builder) {
    const path = fileURLToPath(new URL('../../app/lib/wanted-language.ts', import.meta.url));
    builder.onResolve({ filter: /^leve:wanted$/ }, () => ({ path }));
  },
};

/** Scripts that run before the app, minified. */
export interface EarlyScripts {
  /** The inline script of every page's head: early.js with the legacy script's tag and feature test. */
  readonly plain: string;
  /** The same for a file that carries a snapshot. */
  readonly snapshot: string;
  /** Both where a language that the HTML names is read from the right. */
  readonly turned: string;
  readonly turnedSnapshot: string;
  /** ../snapshot/first-picture.js, for a snapshot whose first picture is known. */
  readonly firstPicture: string;
  /** further.js, before which the hashes of the other languages are put. */
  readonly further: string;
  /** follow.js, before which the site's languages are put. */
  readonly follow: string;
}

/** Bundles what runs before the app. */
export async function bundleEarly(legacy: Legacy): Promise<EarlyScripts> {
  const early = (define: Readonly<Record<string, string>>) =>
    bundle('early.js', { define, plugins: [legacyFacts(legacy)] });
  const [plain, snapshot, turned, turnedSnapshot, firstPicture, further, follow] = await Promise.all([
    early({ SNAPSHOT: 'false', RTL: 'false' }),
    early({ SNAPSHOT: 'true', RTL: 'false' }),
    early({ SNAPSHOT: 'false', RTL: 'true' }),
    early({ SNAPSHOT: 'true', RTL: 'true' }),
    bundle('../snapshot/first-picture.js', {}),
    bundle('further.js', {}),
    bundle('follow.js', { plugins: [wantedRule] }),
  ]);
  return { plain, snapshot, turned, turnedSnapshot, firstPicture, further, follow };
}

async function bundle(name: string, options: BuildOptions): Promise<string> {
  const result = await reportingErrors(() =>
    build({
      ...options,
      entryPoints: [fileURLToPath(new URL(name, import.meta.url))],
      bundle: true,
      minify: true,
      format: 'iife',
      target: TARGET,
      supported: SUPPORTED,
      write: false,
      charset: 'utf8',
      logLevel: 'silent',
    }),
  );
  return (result.outputFiles?.[0]?.text ?? '').trim();
}
