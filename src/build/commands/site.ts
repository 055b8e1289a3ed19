import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readBudget } from '../checks/budget.ts';
import { brandFaults } from '../checks/statics.ts';
import { BuildFailure } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { brandFiles } from '../site/assets.ts';
import { readBrand } from '../site/brand.ts';
import { featureNames } from '../site/features.ts';
import { lendTexts } from '../site/lent-texts.ts';
import { choicesOf } from '../site/schema.ts';
import { compressFiles } from '../steps/compress.ts';
import { readHistory, readKept, writeDelivery } from '../steps/delivery.ts';
import { replaceFolder, writeFiles } from '../steps/files.ts';
import { stampHtml } from '../steps/html.ts';
import { shortenDrawing } from '../steps/short-tokens.ts';
import { weighStatics } from '../steps/statics.ts';
import { stampManifest, WEB_MANIFEST } from '../steps/web-manifest.ts';

const USAGE = 'usage: node build.mjs site brand.json [--out folder]';

/**
 * `node build.mjs site brand.json [--out folder]`: stamps a brand into a copy of `dist/public`, without bundling again. The folder
 * (`dist/brands/<merchant code>` unless named) gets `public` and `cdn`, as `dist` has them.
 * @throws {BuildFailure} when the brand is wrong, naming each field, or nothing was built
 */
export async function site(options: BuildOptions): Promise<void> {
  const [file, flag, folder, ...rest] = options.rest;
  if (file === undefined || rest.length > 0 || (flag !== undefined && (flag !== '--out' || folder === undefined))) {
    throw new BuildFailure([USAGE]);
  }
  const kept = await readKept(options.cdn);
  const { site: brand, assets } = await readBrand(resolve(file), choicesOf(kept.plan, await featureNames(options)));
  const own = assets === undefined ? [] : await brandFiles(assets, kept.plan.statics);
  const out = folder === undefined ? join(options.dist, 'brands', brand.merchantCode) : resolve(folder);
  const fresh = { public: join(out, `public-${process.pid}`), cdn: join(out, `cdn-${process.pid}`) };
  try {
    await cp(options.public, fresh.public, { recursive: true });
    const tokens = new Map(Object.entries(kept.plan.tokens));
    const drawn = own.map(([name, content]) => [name, shortenDrawing(name, content, tokens)] as const);
    await writeFiles(drawn.map(([name, content]) => [join(fresh.public, name), content]));
    const { plan, added } = await lendTexts(fresh.public, kept.plan, brand);
    const further = await stampHtml(fresh.public, plan, brand);
    const pictures = own.map(([name]) => name);
    await stampManifest(fresh.public, plan, brand, pictures);
    const changed = new Set([WEB_MANIFEST, ...added, ...further, ...pictures]);
    const sizes = await compressFiles(fresh, (name) => name.endsWith('.html') || changed.has(name));
    const faults = brandFaults(await readBudget(options), await weighStatics(fresh.public, pictures, sizes));
    if (faults.length > 0) throw new BuildFailure(faults);
    await writeDelivery(fresh, { plan, site: brand }, await readHistory(join(out, 'cdn')));
    await replaceFolder(fresh.public, join(out, 'public'));
    await replaceFolder(fresh.cdn, join(out, 'cdn'));
  } finally {
    await Promise.all([fresh.public, fresh.cdn].map((path) => rm(path, { recursive: true, force: true })));
  }
  console.log(`${brand.name} (${brand.merchantCode}) is in ${out}`);
}
