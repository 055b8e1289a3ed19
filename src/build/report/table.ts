import { bytesOf, isExtra, type ResourceType, type RouteSizes } from './measure.ts';
import { LINES, secondsOn } from './network.ts';

/** Differences below this many bytes are compressor noise. */
export const NOISE = 100;

const COLUMNS = [
  'route',
  'html',
  'script',
  'css',
  'texts',
  'total KiB',
  'extra',
  'after paint',
  'files',
  ...LINES.map(({ name }) => name),
  'change',
] as const;

export const totalOf = (route: RouteSizes): number => bytesOf(route.files);

/** The rows of a table of sizes, heads first, in KiB of brotli. `before` holds the totals of the build before, by key. */
export function sizeRows(routes: readonly RouteSizes[], before: ReadonlyMap<string, number>): string[][] {
  return [[...COLUMNS], ...routes.map((route) => rowOf(route, before.get(keyOf(route))))];
}

/** The rows of a table of the whole critical path as it lies on the disk and as it travels, in bytes. */
export function encodingRows(routes: readonly RouteSizes[]): string[][] {
  const encodings = ['raw', 'gzip', 'brotli'] as const;
  const rows = routes.map((route) => [
    keyOf(route),
    ...encodings.map((encoding) => String(bytesOf(route.files, undefined, encoding))),
  ]);
  return [['route', ...encodings.map((encoding) => `${encoding} B`)], ...rows];
}

/** Names a route in a language. */
export const keyOf = ({ path, language }: Pick<RouteSizes, 'path' | 'language'>): string => `${path} ${language}`;

/** Of each page the route and language that weigh most: what the terminal shows. */
export function heaviestOfEachPage(routes: readonly RouteSizes[]): RouteSizes[] {
  const byPage = new Map<string, RouteSizes>();
  for (const route of routes) {
    const known = byPage.get(route.page);
    if (known === undefined || totalOf(route) > totalOf(known)) byPage.set(route.page, route);
  }
  return [...byPage.values()];
}

/** Columns for a terminal: the first to the left, the others to the right. */
export function asText(rows: readonly string[][]): string {
  const width = (column: number): number => Math.max(...rows.map((row) => (row[column] ?? '').length));
  const widths = (rows[0] ?? []).map((_, column) => width(column));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return rows.map(line).join('\n');
}

/** The same as a Markdown table. */
export function asMarkdown(rows: readonly string[][]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...body.map(line)].join('\n');
}

/** Bytes as KiB with one decimal, without the unit. */
export const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

/** A difference in bytes, with its sign. */
export const signed = (bytes: number): string => `${bytes > 0 ? '+' : ''}${bytes} B`;

function rowOf(route: RouteSizes, before: number | undefined): string[] {
  const of = (type: ResourceType): string => kib(bytesOf(route.files, (file) => file.type === type));
  const total = totalOf(route);
  return [
    keyOf(route),
    of('document'),
    of('script'),
    of('stylesheet'),
    of('other'),
    kib(total),
    kib(bytesOf(route.files, isExtra)),
    kib(bytesOf(route.later)),
    String(route.files.length),
    ...LINES.map((line) => secondsOn(line, total)),
    changeOf(total, before),
  ];
}

function changeOf(total: number, before: number | undefined): string {
  if (before === undefined) return 'new';
  const change = total - before;
  return Math.abs(change) < NOISE ? '' : signed(change);
}
