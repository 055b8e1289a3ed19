import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type AnyNode, parse } from 'acorn';
import { counted, countedFor } from './bytes/counted.ts';
import { expect, test } from './fixtures.ts';
import { paths } from './paths.ts';

/** Bytes that the shapes of answers may take, which read them: home's with the shell's, and what any other page adds. */
const HOME_MOST = 0.6 * 1024;
const PAGE_MOST = 0.4 * 1024;

const seen = new Map<string, readonly string[]>();

/** The shapes of answers in a script, as they are sent. */
function shapesIn(address: string): readonly string[] {
  const known = seen.get(address);
  if (known) return known;
  const text = readFileSync(join(paths.public, address), 'utf8');
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, key, value } = node as AnyNode & { key?: { name?: string }; value?: AnyNode };
    if (type === 'Property' && key?.name === 'answer' && value) found.push(text.slice(value.start, value.end));
    for (const part of Object.values(node)) look(part);
  };
  look(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }));
  seen.set(address, found);
  return found;
}

const packed = (shapes: Iterable<string>): number => brotliCompressSync([...shapes].join('\n')).length;

test('what reads answers weighs 0.6 KiB at most on home, and any other page adds 0.4 at most', () => {
  const routes = counted().filter(({ language }) => language === 'pt');
  const { files } = countedFor(routes, '/m/home', 'pt');
  const scripts = (list: typeof files) => list.filter(({ type }) => type === 'script');
  const shapesOf = (list: typeof files) => new Set(scripts(list).flatMap(({ address }) => shapesIn(address)));
  const shell = shapesOf(files.filter((file) => file.shell));
  expect(shell.size, 'the shell reads the status, the session and the wallet').toBeGreaterThan(2);
  expect(packed(shapesOf(files))).toBeLessThanOrEqual(HOME_MOST);
  let reading = 0;
  for (const { path, files: first, later } of routes) {
    if (path === '/m/home') continue;
    const own = [...shapesOf([...first, ...later])].filter((shape) => !shell.has(shape));
    reading += Number(own.length > 0);
    expect.soft(packed(own), path).toBeLessThanOrEqual(PAGE_MOST);
  }
  expect(reading, 'pages read answers of their own').toBeGreaterThan(routes.length / 2);
});
