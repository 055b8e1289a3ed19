import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { digestOf, patched, versionOf } from '../../src/sw/difference.ts';
import { type Built, buildAgain, buildFixture } from './fixture.ts';
import { runBuild } from './run-build.ts';

const LONG = 'A text that is long enough for a difference to be worth its file. '.repeat(12);
const page = (word: string): string =>
  `export default function Home() {\n  return <p title=${JSON.stringify(LONG)} lang="${word}">home</p>;\n}\n`;
const HOME = 'src/app/pages/home/Home.tsx';

const differencesOf = ({ files }: Built): string[] => files.filter((file) => /^d\/.*\.txt$/.test(file));

/** Every difference of a build, carried out on the files of the build before. */
async function carryOut(before: ReadonlyMap<string, string>, built: Built): Promise<void> {
  for (const at of differencesOf(built)) {
    const [, address = '', mark = ''] = /^d(\/.+)\.(\w+)\.txt$/.exec(at) ?? [];
    const old = [...before.keys()].find((one) => {
      const [had, wanted] = [versionOf(one), versionOf(address)];
      return had?.mark === mark && had.file === wanted?.file;
    });
    const [digest = '', ...steps] = built.read(at).split('\n');
    const text = patched(before.get(old ?? '') ?? '', steps.join('\n'));
    assert.is(text, built.read(address.slice(1)), at);
    assert.is(digest, await digestOf(address, text), at);
  }
}

const hashed = (built: Built): Map<string, string> =>
  new Map(
    built.files
      .filter((file) => /^[al]\/.*\.(?:js|css|json)$/.test(file))
      .map((file) => [`/${file}`, built.read(file)] as const),
  );

test('a build says how to make its files from those of the build before, and of one that is named', async () => {
  const first = await buildFixture('differences', { [HOME]: page('a') });
  assert.is(first.code, 0, first.output);
  assert.equal(differencesOf(first), []);
  const before = hashed(first);
  const named = `${first.root}-named`;
  rmSync(named, { recursive: true, force: true });
  cpSync(join(first.root, 'dist'), named, { recursive: true });

  const second = await buildAgain(first, { [HOME]: page('b') });
  assert.ok(
    differencesOf(second).some((at) => at.includes('/Home-')),
    second.output,
  );
  await carryOut(before, second);

  rmSync(join(first.root, 'dist'), { recursive: true });
  const third = await runBuild(['--root', first.root, '--since', named]);
  assert.is(third.code, 0, third.output);
  assert.match(third.output, /since \w+, .* changed: home \d+ B of \d+/);
});

test('a folder that holds no build is told', async () => {
  const built = await buildFixture('differences-since');
  const again = await runBuild(['--root', built.root, '--since', join(built.root, 'nowhere')]);
  assert.is(again.code, 1);
  assert.match(again.output, '--since: there is no build in');
});

test.run();
