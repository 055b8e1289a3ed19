import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readOptions } from '../../src/build/options.ts';
import { pageFiles, readRoutes } from '../../src/build/steps/routes.ts';
import { dictionaries } from '../app/i18n/dictionaries.ts';

/** A page or a part as it ships: what nobody uses is gone, and an `import()` names its file. */
type Sources = ReadonlyMap<string, string>;

/** `import('part')`, and the areas that `lazy` or `withTexts` load with it. */
const IMPORTS = /import\(\s*"([^"]+)"\s*\)\)?(?:\s*,\s*(?:\{\s*texts: )?\[([^\]]*)\])?/g;
/** What `t` and `plural` are asked for. */
const ASKED = /\b(?:t|plural)\d*\(([^()]*)/g;
const QUOTED = /"(\w+)"/g;

const options = readOptions([], resolve('.'));
const routes = await readRoutes(options);

/** Parts of several pages, each of which has them say its own texts alone. */
const BY_PAGE = ['src/app/pages/agent/reports/ReportCsv.tsx', 'src/app/pages/agent/reports/ReportFilters.tsx'];

const wordsIn = (text = ''): string[] => text.match(/\w+/g) ?? [];

const namedImports: Plugin = {
  name: 'named-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: relative('', resolve(resolveDir, path)), external: true } : undefined,
    );
  },
};

async function bundled(entryPoints: readonly string[]): Promise<Sources> {
  const { outputFiles } = await build({
    entryPoints: entryPoints.map((file) => ({ in: file, out: file })),
    bundle: true,
    write: false,
    outdir: '.',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty' },
    plugins: [namedImports],
    logLevel: 'silent',
  });
  return new Map(outputFiles.map(({ path, text }) => [relative('', path).replace(/\.js$/, ''), text]));
}

/** Every source that a visit can come to, by file. */
async function sourcesFrom(entries: readonly string[]): Promise<Sources> {
  const all = new Map<string, string>();
  for (let next = [...entries]; next.length > 0; ) {
    for (const [file, text] of await bundled(next)) all.set(file, text);
    const imported = next.flatMap((file) => [...(all.get(file) ?? '').matchAll(IMPORTS)].map(([, path = '']) => path));
    next = [...new Set(imported)].filter((file) => !all.has(file) && file.startsWith('src/'));
  }
  return all;
}

/** The areas that have a key, by key; a plural by its base too. */
function areasByKey(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [area, texts] of Object.entries(dictionaries('en'))) {
    for (const name of Object.keys(texts)) {
      for (const key of [name, name.replace(/_(?:one|other)$/, '')]) {
        found.set(key, (found.get(key) ?? new Set()).add(area));
      }
    }
  }
  return found;
}

const AREAS = areasByKey();

/** Keys that a file or its parts say without their dictionary; `held` are the areas that are there with it. */
function silentKeys(sources: Sources, file: string, held: ReadonlySet<string>, way = [file]): string[] {
  const text = sources.get(file) ?? '';
  const asked = [...text.matchAll(ASKED)].flatMap(([, what = '']) =>
    [...what.matchAll(QUOTED)].map(([, key = '']) => key),
  );
  const silent = (BY_PAGE.includes(file) ? [] : asked)
    .map((key) => ({ key, areas: [...(AREAS.get(key) ?? held)] }))
    .filter(({ areas }) => !areas.some((area) => held.has(area)))
    .map(({ key, areas }) => `${way.join(' > ')} says ${key}, which is in ${areas.join(', ')} alone`);
  const parts = [...text.matchAll(IMPORTS)].filter(([, part = '']) => sources.has(part) && !way.includes(part));
  const below = parts.flatMap(([, part = '', texts]) =>
    silentKeys(sources, part, new Set([...held, ...wordsIn(texts)]), [...way, part]),
  );
  return [...new Set([...silent, ...below])];
}

test('a text whose dictionary neither the page nor the part loads is found', () => {
  const part = 'src/app/pages/home/Part.tsx';
  const sources = new Map([
    ['home.tsx', `t("retry"); t(ok ? "login_title" : "no_key"); lazy(() => import("${part}"), { texts: ["vip"] });`],
    [part, 't("vip_failed_load"); plural2("board_players", 2);'],
  ]);
  assert.equal(silentKeys(sources, 'home.tsx', new Set(['common', 'home'])), [
    'home.tsx says login_title, which is in login alone',
    `home.tsx > ${part} says board_players, which is in leaderboard alone`,
  ]);
});

test('a page loads the dictionary of every text that it and its parts name', async () => {
  const fileOf = (page: string): string => `src/app/pages/${page}.tsx`;
  const sources = await sourcesFrom([...new Set(routes.map(({ page }) => fileOf(page)))]);
  const faults = routes.flatMap(({ page, path, texts }) =>
    silentKeys(sources, fileOf(page), new Set(['common', ...texts])).map((fault) => `${path}: ${fault}`),
  );
  assert.equal(faults, []);
});

test('something stands for each page before its script: a skeleton beside it, or plain bones in its row', () => {
  for (const { path, page, bones } of routes) {
    const { skeleton } = pageFiles(options.src, page);
    assert.ok(skeleton || bones, `${path}: say \`bones: 6\` in its row, or write src/app/pages/${page}.skeleton.tsx`);
    assert.not.ok(
      skeleton && bones,
      `${path}: its row says \`bones\`, and src/app/pages/${page}.skeleton.tsx draws others`,
    );
  }
});

/** Opens trial play and leads home: there is no screen to look at. */
const NO_SCREEN = ['account/trial/Trial'];

test('the screens that the gate looks at show every page', () => {
  const screens = readFileSync('test/phone/visitors.ts', 'utf8');
  const isShown = (path: string): boolean => screens.includes(`'${path}'`) || screens.includes(`'${path}?`);
  const shown = new Set(routes.filter(({ path }) => isShown(path)).map(({ page }) => page));
  for (const { path, page } of routes.filter((route) => !NO_SCREEN.includes(route.page)))
    assert.ok(shown.has(page), `${path}: name it in GUEST, MEMBER or AGENT of test/phone/visitors.ts`);
});

test.run();
