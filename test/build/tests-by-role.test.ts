import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { classesOf, classSelectors } from '../support/class-selectors.ts';

const PLACES = ['test/app', 'test/phone', 'test/legacy', 'test/support'];

const filesOf = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));

/** The classes of the app, and those of the games that the sandbox shows. */
const styled = (): Set<string> =>
  new Set(
    ['src/app', 'src/sandbox']
      .flatMap((folder) => filesOf(folder, '.css'))
      .flatMap((file) => classesOf(readFileSync(file, 'utf8'))),
  );

const KNOWN = new Set(['tile', 'tile-name', 'html', 'filter', 'btn', 'picture']);

test('a class is found wherever a selector has it, and in code for the page', async () => {
  const source = `
    const first = page.locator('.tile').first();
    await page.waitForSelector('main > a.tile-name');
    const TILE = '.tile, .unknown';
    await phone.until(\`document.querySelector('.html p') && \${other}.closest('.tile')\`);
    await expect(first).toHaveClass(/on/);
    page.locator('[class*=tile]');
    const buttons = page.locator('button:has(.btn)');`;
  assert.equal(await classSelectors(source, KNOWN), [
    ...['tile', 'tile-name', 'tile', 'html', 'tile', 'btn'],
    ...['[class*', 'toHaveClass'],
  ]);
});

test('roles, endings of files, calls and style sheets are none', async () => {
  const source = `
    import { one } from './tile.ts';
    page.getByRole('button', { name: 'Gold.' }).filter({ hasText: 'html' });
    page.locator('[role=list] > [aria-posinset]');
    if (file.endsWith('.html')) page.addStyleTag({ content: '.btn{color:red} .tile::before { top: 0 }' });
    page.evaluate(\`Array.from(document.images)
      .filter((image) => image.picture.width)\`);`;
  assert.equal(await classSelectors(source, KNOWN), []);
});

test('tests find things as a person does, never by a class', async () => {
  const classes = styled();
  assert.ok(classes.size > 500);
  const found: string[] = [];
  for (const file of PLACES.flatMap((folder) => [...filesOf(folder, '.ts'), ...filesOf(folder, '.tsx')])) {
    const names = await classSelectors(readFileSync(file, 'utf8'), classes, file.endsWith('x') ? 'tsx' : 'ts');
    if (names.length > 0) found.push(`${file}: ${[...new Set(names)].join(', ')}`);
  }
  assert.equal(found, []);
});

test.run();
