import { rm } from 'node:fs/promises';
import { context } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { readGraph } from '../report/graph.ts';
import { appBundleOptions, saveBundle } from '../steps/bundle.ts';
import { readCritical } from '../steps/critical.ts';
import { bundleEarly } from '../steps/early.ts';
import { renderFaces } from '../steps/faces.ts';
import { planHtml, stampHtml } from '../steps/html.ts';
import { bundleLegacy } from '../steps/legacy.ts';
import { readRoutes } from '../steps/routes.ts';
import { writeMirrored } from '../steps/rtl.ts';
import { leveSite } from '../steps/site.ts';
import { copyStatics } from '../steps/statics.ts';
import { writeTexts } from '../steps/texts.ts';

/** Builds the app again, as fast as can be. `texts` says that dictionaries have changed: to write those of all languages takes longest. */
export type Rebuild = (texts: boolean) => Promise<void>;

/**
 * Prepares a quick build of the app into `dist/public`: incremental, readable, without compression and without checks.
 * @param extra a script that every page runs, to hear of the next build
 */
export async function watchApp(options: BuildOptions, extra: string): Promise<Rebuild> {
  // A full build's compressed files would be served in the place of what is written here.
  await rm(options.public, { recursive: true, force: true });
  // Its content policy would refuse what is stamped here.
  await rm(options.cdn, { recursive: true, force: true });
  const bundler = await context(appBundleOptions(options));
  let languages = await writeTexts(options);
  return async (texts) => {
    if (texts) languages = await writeTexts(options);
    const routes = await readRoutes(options);
    const [bundle, statics, faces] = await Promise.all([
      reportingErrors(() => bundler.rebuild()).then((result) => saveBundle(options, result)),
      copyStatics(options),
      renderFaces(options, routes),
    ]);
    const critical = await readCritical(options, routes, faces);
    const legacy = await bundleLegacy(options, bundle.files.values());
    const rtl = await writeMirrored(options, { bundle, critical, languages });
    const early = await bundleEarly(legacy);
    const graph = readGraph(options, bundle);
    const plan = await planHtml(options, {
      routes,
      graph,
      languages,
      critical,
      faces,
      early,
      legacy,
      statics,
      rtl,
    });
    await stampHtml(options.public, plan, leveSite(languages), extra);
  };
}
