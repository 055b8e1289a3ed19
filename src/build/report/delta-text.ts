import type { Metafile } from 'esbuild';
import type { Delta, ModuleGrowth, RouteDelta } from './baseline.ts';
import { chainTo } from './chains.ts';
import { asMarkdown, asText, keyOf, kib, signed } from './table.ts';

const COLUMNS = ['route', 'before', 'after', 'change', 'html', 'script', 'css', 'texts', 'after paint'];
/** Modules that are named, at most. */
const NAMED = 12;

/** What `--baseline` prints: routes of one page that changed alike are one line, then what grew and who imports it. */
export function deltaAsText({ routes, grown }: Delta, metafile: Metafile): string {
  if (routes.length === 0) return 'against the baseline: no route changed';
  return [
    `against the baseline: ${routes.length} routes x languages changed`,
    asText([COLUMNS, ...alike(routes).map(([one, others]) => rowOf(one, others === 0 ? '' : ` and ${others} alike`))]),
    ...(grown.length > 0 ? ['what grew (minified bytes, before compression), and who imports it:'] : []),
    ...growthLines(grown, metafile).map((line) => `  ${line}`),
  ].join('\n');
}

/** The same for a pull request, route by route. */
export function deltaAsMarkdown({ routes, grown }: Delta, metafile: Metafile): string {
  if (routes.length === 0) return '## Bytes\n\nNo route changed.\n';
  const worst = routes[0] as RouteDelta;
  return [
    `## Bytes: ${signed(worst.change)} on \`${keyOf(worst)}\`, ${routes.length} routes x languages changed`,
    'KiB of brotli over the critical path; differences under 100 B are left out.',
    asMarkdown([
      COLUMNS,
      ...alike(routes).map(([one, others]) => rowOf(one, others === 0 ? '' : ` and ${others} alike`)),
    ]),
    ...(grown.length > 0 ? ['What grew (minified bytes), and who imports it:'] : []),
    growthLines(grown, metafile)
      .map((line) => `- \`${line}\``)
      .join('\n'),
    `<details><summary>Every route</summary>\n\n${asMarkdown([COLUMNS, ...routes.map((one) => rowOf(one))])}\n\n</details>`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function growthLines(grown: readonly ModuleGrowth[], metafile: Metafile): string[] {
  const lines = grown.slice(0, NAMED).map(({ module, before, after, routes }) => {
    const where = routes.length === 1 ? (routes[0] as string) : `${routes.length} routes`;
    const change = before === 0 ? `${after} B new` : signed(after - before);
    return `${change} in ${where}: ${chainTo(metafile, module)}`;
  });
  return grown.length > NAMED ? [...lines, `and ${grown.length - NAMED} more modules`] : lines;
}

function rowOf(delta: RouteDelta, others = ''): string[] {
  const { before, after, change, byType, later } = delta;
  const moved = (bytes: number): string => (bytes === 0 ? '' : signed(bytes));
  return [
    keyOf(delta) + others,
    before === undefined ? 'new' : kib(before),
    after === undefined ? 'gone' : kib(after),
    moved(change),
    moved(byType.document),
    moved(byType.script),
    moved(byType.stylesheet),
    moved(byType.other),
    moved(later),
  ];
}

/** Routes of one page move together: the one that moved most, and how many more there are. */
function alike(routes: readonly RouteDelta[]): (readonly [RouteDelta, number])[] {
  const byPage = new Map<string, readonly [RouteDelta, number]>();
  for (const route of routes) {
    const key = `${route.page} ${route.before === undefined} ${route.after === undefined} ${route.change > 0}`;
    const known = byPage.get(key);
    byPage.set(key, known ? [known[0], known[1] + 1] : [route, 0]);
  }
  return [...byPage.values()];
}
