import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { GalleryFiles } from '../../src/build/gallery/bundle.ts';
import { withPseudoClasses } from '../../src/build/gallery/pseudo.ts';
import { galleryFile, isGalleryPath, liveGallery } from '../../src/build/gallery/serve.ts';
import { buildFixture } from './fixture.ts';

test('what only a finger or a keyboard brings about can be drawn by a class', () => {
  const style =
    '.btn:active::after{opacity:1}.box:focus-within{color:red}:focus:not(:focus-visible){outline:none}a{color:red}';
  assert.is(
    withPseudoClasses(style),
    '.btn:active::after,.btn.pseudo-active::after{opacity:1}' +
      '.box:focus-within,.box.pseudo-focus-within{color:red}' +
      ':focus:not(:focus-visible),.pseudo-focus:not(.pseudo-focus-visible){outline:none}a{color:red}',
  );
});

test('the gallery answers for its own paths, with or without a story', () => {
  assert.equal(
    ['/gallery', '/gallery/', '/gallery/?story=a', '/gallery/gallery.js'].map(isGalleryPath),
    Array(4).fill(true),
  );
  assert.equal(['/', '/galleryx', '/m/gallery/'].map(isGalleryPath), [false, false, false]);
  const files: GalleryFiles = new Map([['index.html', '<p>']]);
  assert.is(galleryFile(files, '/gallery/?story=ui-tile--loading&dir=rtl')?.body, '<p>');
  assert.is(galleryFile(files, '/gallery')?.type, 'text/html; charset=utf-8');
  assert.is(galleryFile(files, '/gallery/../package.json'), undefined);
});

test('in dev it is bundled when it is looked at, and again only after a change', async () => {
  let opened = 0;
  let built = 0;
  const gallery = liveGallery(async () => {
    opened += 1;
    return { build: async () => new Map([['index.html', `${++built}`]]), stop: async () => undefined };
  });
  gallery.refresh();
  assert.is(opened, 0);
  assert.is((await gallery.answer('/gallery/')).body, '1');
  assert.is((await gallery.answer('/gallery/')).body, '1');
  gallery.refresh();
  assert.is((await gallery.answer('/gallery/')).body, '2');
  assert.is((await gallery.answer('/gallery/none.js')).status, 404);
  assert.is(opened, 1);
});

const WIDGET = 'src/app/ui/hint/Hint.tsx';
const STORIES = 'src/app/ui/hint/Hint.stories.tsx';
const hint = 'export const Hint = ({ text }: { text: string }) => <p>{text}</p>;\n';
const stories = `import { Hint } from './Hint.tsx';
export default { title: 'ui/hint', component: Hint };
export const Plain = { args: { text: 'told by a story' } };
`;

test('the gallery is no part of what ships, and a story that gets there fails the build', async () => {
  const good = await buildFixture('stories', { [WIDGET]: hint, [STORIES]: stories });
  assert.is(good.code, 0, good.output);
  const shipped = good.files.filter((file) => /\.(?:js|html)$/.test(file)).map(good.read);
  assert.not.ok(shipped.some((text) => text.includes('told by a story')));
  assert.not.ok(existsSync(join(good.root, 'dist', 'gallery')));

  const HOME = 'src/app/pages/home/Home.tsx';
  const home = "import * as told from '../../ui/hint/Hint.stories.tsx';\nconsole.log(told);\n";
  const page = readFileSync(resolve('test/build/fixtures/app', HOME), 'utf8');
  const bad = await buildFixture('stories-shipped', { [WIDGET]: hint, [STORIES]: stories, [HOME]: home + page });
  assert.is(bad.code, 1);
  assert.match(bad.output, 'a story is in what ships:');
  assert.match(bad.output, `${HOME} > ${STORIES}`);
});

test.run();
