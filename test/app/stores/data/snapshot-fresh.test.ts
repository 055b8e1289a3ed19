import '../../../support/dom.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

document.documentElement.dataset.fresh = '1';
document.body.innerHTML = '<script id="snapshot" type="application/json">{"seen":1,"below":2}</script>';
const { resource } = await import('../../../../src/app/stores/data/resource.ts');

const asked: string[] = [];
const make = (name: string) =>
  resource(name, async () => {
    asked.push(name);
    return 3;
  });

test('what a fresh file shows is asked for with the first use of the page, and once; then all is asked for at once', async () => {
  const [seen, below, missing] = [make('seen'), make('below'), make('missing')];
  for (const one of [seen, seen, missing]) one.want();
  assert.equal([seen.value.value, asked], [1, ['missing']]);
  for (const type of ['keydown', 'scroll']) window.dispatchEvent(new Event(type) as never);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(asked, ['missing', 'seen']);
  assert.is(seen.value.value, 3);
  below.want();
  await Promise.resolve();
  assert.equal(asked, ['missing', 'seen', 'below']);
});

test.run();
