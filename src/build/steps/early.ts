import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import { SUPPORTED, TARGET } from './floor.ts';
import type { Legacy } from './legacy.ts';

const SOURCE = fileURLToPath(new URL('early.js', import.meta.url));

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

/**
 * The inline script of every page's head, minified: early.js with the legacy script's tag and feature test.
 * @param options whether the file carries a snapshot, and what languages read from the right get, if there are any
 */
export async function bundleEarly(
  legacy: Legacy,
  { rtl, snapshot = false }: { readonly rtl?: object | undefined; readonly snapshot?: boolean } = {},
): Promise<string> {
  const result = await reportingErrors(() =>
    build({
      entryPoints: [SOURCE],
      bundle: true,
      minify: true,
      format: 'iife',
      target: TARGET,
      supported: SUPPORTED,
      write: false,
      charset: 'utf8',
      define: { SNAPSHOT: String(snapshot), RTL: String(rtl !== undefined) },
      logLevel: 'silent',
      plugins: [legacyFacts(legacy)],
    }),
  );
  return (result.outputFiles[0]?.text ?? '').trim();
}
