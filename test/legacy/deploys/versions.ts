import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeDifferences } from '../../../src/build/differences/differences.ts';
import { filesOf } from '../../../src/build/differences/earlier.ts';
import type { Size } from '../../../src/build/steps/compress.ts';
import { claim } from '../../support/claim.ts';
import { runProgram } from '../../support/process.ts';
import { copySite } from '../../support/site-copy.ts';

/** A version of the site as a real build left it. */
export interface Version {
  /** What its shell, its login and its title say of it; empty for the build that is tested. */
  readonly mark: string;
  readonly public: string;
  readonly cdn: string;
}

/** The title of the login, of which a version has its own. */
export const TITLE = 'Que bom ver você';

/** One line in the shell, one in a page, one key of a dictionary: text in a file, and what stands there in a version. */
const CHANGES: readonly (readonly [file: RegExp, text: string, other: (mark: string) => string])[] = [
  [
    /^src\/app\/boot\/entry\.tsx$/,
    '  const manifest = readManifest();\n  configure',
    (mark) => `  const manifest = readManifest();\n  document.documentElement.dataset.shell = '${mark}';\n  configure`,
  ],
  [
    /^src\/app\/pages\/account\/login\/Login\.tsx$/,
    '<form className={styles.form}',
    (mark) => `<form data-page="${mark}" className={styles.form}`,
  ],
  [/^locales\/pt(?:\/.*)?\.json$/, `"${TITLE}"`, (mark) => `"${TITLE} ${mark}"`],
];

/** What a build reads, and what its documents name. */
const SOURCES = [
  '.github',
  'src',
  'locales',
  'static',
  'test',
  'build.mjs',
  'budget.json',
  'package.json',
  'README.md',
];

const BUILD_MS = 5 * 60_000;

/**
 * The tested build and others of the same source with three small changes each, every one with the differences from all the others: a
 * deploy may go from any to any.
 * @param work of this process alone: a version that is built anew under a round is one of two versions to it
 * @param marks names of the others
 */
export async function buildVersions(work: string, marks: readonly string[]): Promise<readonly Version[]> {
  claim(work);
  rmSync(join(work, 'public'), { recursive: true, force: true });
  const built = { mark: '', public: join(work, 'public'), cdn: resolve('dist/cdn') };
  copySite('dist/public', built.public);
  const versions: Version[] = [built];
  for (const mark of marks) versions.push(await buildOther(join(work, mark), mark));
  const texts = await Promise.all(versions.map(async (version) => filesOf(version.public)));
  for (const [place, version] of versions.entries()) {
    const files = texts[place] ?? new Map<string, string>();
    const others = versions.flatMap(({ mark }, other) =>
      other === place ? [] : [{ version: mark, files: texts[other] ?? new Map<string, string>() }],
    );
    await writeDifferences(version.public, files, others, sizesOf(version.public, [...files.keys()]));
  }
  return versions;
}

/** The packed sizes, as the build knows them. */
const sizesOf = (folder: string, addresses: readonly string[]): ReadonlyMap<string, Size> =>
  new Map(
    addresses.map((address) => {
      const packed = join(folder, `${address}.br`);
      const brotli = readFileSync(existsSync(packed) ? packed : join(folder, address)).length;
      return [address, { raw: brotli, brotli, gzip: brotli }];
    }),
  );

/** KiB that a page of a version may weigh more: what is planted would tip over one that has hardly any room left. */
const PLANTED = 1;

/** The budgets of a version, with room for what is planted. */
function withRoom(text: string): string {
  const rows = JSON.parse(text) as { resourceSizes?: { budget: number }[] }[];
  for (const size of rows.flatMap(({ resourceSizes = [] }) => resourceSizes)) size.budget += PLANTED;
  return JSON.stringify(rows);
}

/** Inside the project, so that the packages are found. What is there of the same source is taken. */
async function buildOther(root: string, mark: string): Promise<Version> {
  const version = { mark, public: join(root, 'dist', 'public'), cdn: join(root, 'dist', 'cdn') };
  const source = readFileSync('dist/cdn/manifest.json', 'utf8');
  const madeOf = join(root, 'made-of.json');
  if (existsSync(madeOf) && readFileSync(madeOf, 'utf8') === source) return version;
  rmSync(root, { recursive: true, force: true });
  for (const source of SOURCES) cpSync(source, join(root, source), { recursive: true });
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const [pattern, text, other] of CHANGES) {
    const changed = files
      .filter((file) => pattern.test(file))
      .filter((file) => {
        const before = readFileSync(join(root, file), 'utf8');
        writeFileSync(join(root, file), before.replace(text, other(mark)));
        return before.includes(text);
      });
    if (changed.length !== 1) throw new Error(`${changed.length} files say ${text}`);
  }
  const budget = join(root, 'budget.json');
  writeFileSync(budget, withRoom(readFileSync(budget, 'utf8')));
  const { code, output } = await runProgram(process.execPath, ['build.mjs', '--no-browser', '--root', root], {
    limit: BUILD_MS,
  });
  if (code !== 0) throw new Error(`version ${mark} is not built: ${output}`);
  writeFileSync(madeOf, source);
  return version;
}
