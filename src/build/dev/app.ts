import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from '../options.ts';
import { readGraph } from '../report/graph.ts';
import { type CriticalStyle, readCritical } from '../steps/critical.ts';
import { bundleEarly, type EarlyScripts } from '../steps/early.ts';
import { renderFaces } from '../steps/faces.ts';
import { planHtml, stampHtml } from '../steps/html.ts';
import { type Route, readRoutes } from '../steps/routes.ts';
import { type Mirrored, OWN_STYLE, writeMirrored } from '../steps/rtl.ts';
import { leveSite } from '../steps/site.ts';
import { copyStatics } from '../steps/statics.ts';
import { type Language, writeTexts } from '../steps/texts.ts';
import { bundleStep, legacyStep } from './bundle.ts';
import { type OpenPages, openPages } from './open-pages.ts';
import { type Changed, remembered } from './remember.ts';

/** The app of a dev session. */
export interface LiveApp {
  /** Builds it again, doing what a change concerns and no more. @throws {BuildFailure} naming what does not compile */
  build(changed: Changed): Promise<void>;
  readonly pages: OpenPages;
  /** Ends its bundler. */
  stop(): Promise<void>;
}

/**
 * Prepares a quick build of the app into `dist/public`: incremental, readable, without compression and without checks. Only open pages are
 * in it.
 * @param extra a script that every page runs, to hear of the next build
 */
export async function watchApp(
  options: BuildOptions,
  extra: string,
  pages: OpenPages = openPages(options),
): Promise<LiveApp> {
  // A full build's compressed files would be served in the place of what is written here.
  await rm(options.public, { recursive: true, force: true });
  // Its content policy would refuse what is stamped here.
  await rm(options.cdn, { recursive: true, force: true });
  const texts = remembered<ReadonlyMap<string, Language>>((file) => file.startsWith(options.locales));
  const statics = remembered<readonly string[]>((file) => file.startsWith(join(options.root, 'static')));
  const routes = remembered<readonly Route[]>();
  const bundler = bundleStep(options, pages);
  const legacy = legacyStep(options);
  const early = remembered<EarlyScripts>();
  const mirrored = remembered<Mirrored | undefined>((file) => file === join(options.src, OWN_STYLE));
  const drawn = faceStep(options);

  const build = async (changed: Changed): Promise<void> => {
    const table = await routes(changed, [], (read) => readRoutes(options, read));
    pages.know(table);
    const steps = [
      texts(changed, [], () => writeTexts(options)),
      statics(changed, [], () => copyStatics(options)),
      bundler.bundle(changed),
      drawn(changed, table),
    ] as const;
    // A step that ran on while the next build begins would leave it what is old.
    await Promise.allSettled(steps);
    const [languages, files, made, { faces, critical }] = await Promise.all(steps);
    const script = await legacy(changed, made);
    const rtlSources = { bundle: made, critical, languages };
    const plan = await planHtml(options, {
      routes: table,
      graph: readGraph(options, made),
      languages,
      critical,
      faces,
      early: await early(changed, [script], () => bundleEarly(script)),
      legacy: script,
      statics: files,
      rtl: await mirrored(changed, [sheetsOf(made.files), critical, languages], () =>
        writeMirrored(options, rtlSources),
      ),
    });
    await stampHtml(options.public, plan, leveSite(languages), extra);
  };
  return { build, pages, stop: bundler.stop };
}

/** Names of the sheets, which change with what is in them. */
const sheetsOf = (files: ReadonlyMap<string, string>): string =>
  [...files.keys()].filter((address) => address.endsWith('.css')).join();

/** What stands on the screen before any script runs, and its style. */
function faceStep(options: BuildOptions) {
  const draw = remembered<ReadonlyMap<string, string>>();
  const style = remembered<CriticalStyle>();
  return async (changed: Changed, routes: readonly Route[]) => {
    const faces = await draw(changed, [routes], (read) => renderFaces(options, routes, read));
    const critical = await style(changed, [routes, faces], (read) => readCritical(options, routes, faces, read));
    return { faces, critical };
  };
}
