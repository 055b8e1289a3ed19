import { readFile } from 'node:fs/promises';
import { type LimitUse, limitsOf } from '../../checks/budget.ts';
import { chainTo } from '../chains.ts';
import { bytesOf, type RouteSizes } from '../measure.ts';
import { modulesOf } from '../modules.ts';
import { LINES, secondsOn } from '../network.ts';
import type { Reported } from '../sizes.ts';
import { heaviestOfEachPage, keyOf, totalOf } from '../table.ts';
import { groupsOf, hashFree } from './groups.ts';
import { escapeHtml, kib, meter, table, treemap } from './markup.ts';

/** Modules that are listed beneath each map. */
const LISTED = 12;

const WORDS: Readonly<Record<string, string>> = {
  document: 'HTML',
  script: 'scripts',
  stylesheet: 'sheets',
  other: 'texts',
  total: 'all code',
  extra: 'over the shell',
  later: 'after paint',
};

/** One self-contained page of figures for people: limits and what is used of them, a map of modules per page, every route. */
export async function reportPage(reported: Reported): Promise<string> {
  const style = await readFile(new URL('page.css', import.meta.url), 'utf8');
  const pages = heaviestOfEachPage(reported.routes).sort((a, b) => totalOf(b) - totalOf(a));
  const hueOf = hues(pages.flatMap((route) => groupsOf(route, reported.chunks).map(({ name }) => name)));
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Leve: bytes</title>',
    `<style>${style}</style></head><body><main>`,
    '<h1>Bytes of a first visit</h1>',
    `<p>KiB of brotli 11 over the critical path: HTML, scripts, sheets and dictionaries; pictures and answers of the platform apart. ${LINES.map(lineNote).join(' ')}</p>`,
    summary(pages, reported),
    ...pages.map((route) => section(route, reported, hueOf)),
    '<h2 id="routes">Every route, every language</h2>',
    routesTable(reported.routes),
    '</main></body></html>',
  ].join('\n');
}

function lineNote({ name, waiting }: (typeof LINES)[number]): string {
  if (waiting === 0) return `<b>${name}</b>: the bytes alone.`;
  return `<b>${name}</b>: the same rate, with four round trips of 400 ms (connection, TLS, HTML, the rest).`;
}

const slug = (route: RouteSizes): string => route.page.replace('/', '-');

function summary(pages: readonly RouteSizes[], { rows }: Reported): string {
  const body = pages.map((route) => {
    const used = limitsOf(rows, route).filter(({ unit }) => unit === 'bytes');
    const tight = used.sort((a, b) => b.size / b.limit - a.size / a.limit)[0];
    return [
      `<a href="#${slug(route)}">${escapeHtml(keyOf(route))}</a>`,
      kib(totalOf(route)),
      kib(bytesOf(route.later)),
      ...LINES.map((line) => secondsOn(line, totalOf(route))),
      tight === undefined
        ? ''
        : `${meter(tight.size, tight.limit)} ${WORDS[tight.type]} ${Math.round((tight.size / tight.limit) * 100)} %`,
    ];
  });
  const head = [
    'page, its heaviest route',
    'all code',
    'after paint',
    ...LINES.map(({ name }) => name),
    'nearest limit',
  ];
  return table(head, body, 'summary');
}

function section(route: RouteSizes, reported: Reported, hueOf: (group: string) => number): string {
  const { routes, rows, metafile, chunks } = reported;
  const paths = [...new Set(routes.filter(({ page }) => page === route.page).map(({ path }) => path))];
  const weights = [...modulesOf(chunks, route.files)].sort(([, a], [, b]) => b - a).slice(0, LISTED);
  const modules = weights.map(([module, bytes]) => [
    `<details><summary>${escapeHtml(module)}</summary><code>${escapeHtml(chainTo(metafile, module))}</code></details>`,
    String(bytes),
  ]);
  const files = [...route.files, ...route.later].map((file) => [
    escapeHtml(hashFree(file.address)),
    route.later.includes(file) ? 'after paint' : (WORDS[file.type] ?? file.type),
    ...[file.raw, file.gzip, file.brotli].map(String),
  ]);
  return [
    `<section id="${slug(route)}"><h2>${escapeHtml(keyOf(route))} <small>${kib(totalOf(route))} KiB, page ${escapeHtml(route.page)}, ${paths.length === 1 ? 'one route' : `${paths.length} routes`}</small></h2>`,
    limits(limitsOf(rows, route)),
    treemap(groupsOf(route, chunks), hueOf),
    `<div class="two">${table(['heaviest modules, and who imports them', 'minified B'], modules, 'modules')}`,
    `${table(['file', 'what', 'raw', 'gzip', 'brotli'], files)}</div></section>`,
  ].join('\n');
}

function limits(uses: readonly LimitUse[]): string {
  const cards = uses.map(({ type, unit, size, limit }) => {
    const says = (value: number): string => (unit === 'files' ? String(value) : `${kib(value)} KiB`);
    const name = unit === 'files' ? `${WORDS[type]}, files` : WORDS[type];
    return `<div class="limit"><span>${name}</span><b>${says(size)}</b> <small>of ${says(limit)}</small>${meter(size, limit)}</div>`;
  });
  return `<div class="limits">${cards.join('')}</div>`;
}

function routesTable(routes: readonly RouteSizes[]): string {
  const of = (route: RouteSizes, type: string): string => kib(bytesOf(route.files, (file) => file.type === type));
  const body = routes.map((route) => [
    escapeHtml(keyOf(route)),
    of(route, 'document'),
    of(route, 'script'),
    of(route, 'stylesheet'),
    of(route, 'other'),
    `<b>${kib(totalOf(route))}</b>`,
    kib(bytesOf(route.later)),
    String(route.files.length),
    ...LINES.map((line) => secondsOn(line, totalOf(route))),
  ]);
  return table(
    [
      'route',
      'HTML',
      'scripts',
      'sheets',
      'texts',
      'all code',
      'after paint',
      'files',
      ...LINES.map(({ name }) => name),
    ],
    body,
  );
}

/** The same colour for a group on every map, far apart for groups that follow one another. */
function hues(groups: readonly string[]): (group: string) => number {
  const order = [...new Set(groups)];
  return (group) => Math.round((order.indexOf(group) * 137.5) % 360);
}
