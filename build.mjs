// The build, as a table of contents: `node build.mjs [build|dev|start|bench|site|snapshot|verify|gallery|locales] [--runtime react] [--pseudo] [--no-browser] [--since folder]* [--root folder]`. Each step is
// one file in src/build. Nothing is written but `dist` and, by the sandbox, LEVE_DATA.
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 9)) {
  console.error(`Leve needs Node 20.9 or later, this is ${process.versions.node}: install it, or use nvm install 20`);
  process.exit(1);
}

process.env.TSX_DISABLE_CACHE = '1';
const { register } = await import('tsx/esm/api');
const unregister = register();

const { readOptions } = await import('./src/build/options.ts');
const { stage } = await import('./src/build/steps/stage.ts');
const { readRoutes } = await import('./src/build/steps/routes.ts');
const { leveSite } = await import('./src/build/steps/site.ts');
const { bundleApp } = await import('./src/build/steps/bundle.ts');
const { writeStyleTypes } = await import('./src/build/steps/style-types.ts');
const { bundleSandbox } = await import('./src/build/steps/sandbox.ts');
const { bundleLegacy } = await import('./src/build/steps/legacy.ts');
const { bundleEarly } = await import('./src/build/steps/early.ts');
const { readCritical } = await import('./src/build/steps/critical.ts');
const { renderFaces } = await import('./src/build/steps/faces.ts');
const { tellLent, writeTexts } = await import('./src/build/steps/texts.ts');
const { writeMirrored } = await import('./src/build/steps/rtl.ts');
const { copyStatics, weighStatics } = await import('./src/build/steps/statics.ts');
const { namedLanguages } = await import('./src/build/steps/further.ts');
const { planHtml, stampHtml } = await import('./src/build/steps/html.ts');
const { stampManifest } = await import('./src/build/steps/web-manifest.ts');
const { bundleWorker } = await import('./src/build/steps/worker.ts');
const { compressFiles } = await import('./src/build/steps/compress.ts');
const { filesOf, keepEarlier, readEarlier } = await import('./src/build/differences/earlier.ts');
const { writeDifferences } = await import('./src/build/differences/differences.ts');
const { deployOf } = await import('./src/build/differences/costs.ts');
const { readHistory, writeDelivery } = await import('./src/build/steps/delivery.ts');
const { runChecks } = await import('./src/build/checks/checks.ts');
const { floorFaults } = await import('./src/build/checks/floor/floor.ts');
const { readGraph } = await import('./src/build/report/graph.ts');
const { readLater } = await import('./src/build/report/later.ts');
const { readLateTexts } = await import('./src/build/report/late-texts.ts');
const { modulesByAddress } = await import('./src/build/report/modules.ts');
const { measureRoutes, measureTexts } = await import('./src/build/report/measure.ts');
const { readBudget } = await import('./src/build/checks/budget.ts');
const { drivePages } = await import('./src/build/drive/drive.ts');
const { reportDeploy } = await import('./src/build/report/deploy.ts');
const { reportSizes } = await import('./src/build/report/sizes.ts');
const { dev } = await import('./src/build/commands/dev.ts');
const { start } = await import('./src/build/commands/start.ts');
const { bench } = await import('./src/build/commands/bench.ts');
const { site: brand } = await import('./src/build/commands/site.ts');
const { snapshot } = await import('./src/build/commands/snapshot.ts');
const { locales } = await import('./src/build/commands/locales.ts');
const { verify } = await import('./src/build/commands/verify.ts');
const { gallery } = await import('./src/build/commands/gallery.ts');
const { tell } = await import('./src/build/failure.ts');
// The sandbox, which `start` runs in this process, is plain JavaScript.
await unregister();

const options = readOptions(process.argv.slice(2), fileURLToPath(new URL('.', import.meta.url)));

/** The full build: what comes out is in `dist`, and every check has passed. */
async function build() {
  const { staged, promote } = stage(options);
  writeStyleTypes(options);
  const routes = await readRoutes(staged);
  const faces = await renderFaces(staged, routes);
  const critical = await readCritical(staged, routes, faces);
  const [bundle, languages, statics] = await Promise.all([
    bundleApp(staged, routes, critical.rest),
    writeTexts(staged),
    copyStatics(staged),
    bundleSandbox(staged),
  ]);
  const legacy = await bundleLegacy(staged, bundle.files.values());
  const rtl = await writeMirrored(staged, { bundle, critical, languages });
  const early = await bundleEarly(legacy);
  const graph = readGraph(staged, bundle);
  const plan = await planHtml(staged, {
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
  const site = leveSite(languages);
  await stampHtml(staged.public, plan, site);
  await stampManifest(staged.public, plan, site, statics);
  await bundleWorker(staged, graph, statics);
  const later = await readLater(staged, bundle.metafile);
  const lateTexts = await readLateTexts(staged, bundle.metafile);
  const [compressed, floor] = await Promise.all([compressFiles(staged), floorFaults(staged)]);
  const measured = { routes, graph, languages, later, lateTexts, parts: plan.parts, sizes: compressed };
  const sizes = measureRoutes(measured, namedLanguages(site));
  const texts = measureTexts(measured);
  const weighed = await weighStatics(staged.public, statics, compressed);
  const earlier = await readEarlier(options, plan.version, options.since);
  const files = await filesOf(staged.public);
  const differences = await writeDifferences(staged.public, files, earlier, compressed);
  await keepEarlier(staged.cdn, earlier);
  await writeDelivery(staged, { plan, site }, await readHistory(options.cdn));
  const rows = await readBudget(options);
  const chunks = modulesByAddress(staged, bundle.metafile);
  await promote();
  const driven = await drivePages(options, { graph, sizes });
  console.log(await reportSizes(options, { routes: sizes, metafile: bundle.metafile, chunks, rows }));
  for (const line of tellLent(languages)) console.log(line);
  const deploy = deployOf({ routes: sizes, earlier, files, differences });
  console.log(await reportDeploy(options, deploy));
  if (driven.told) console.log(driven.told);
  await runChecks(staged, { bundle, languages, sizes, texts, statics: weighed, floor, deploy, driven });
}

const commands = {
  build,
  dev: () => dev(options),
  start: () => start(options, build),
  bench: () => bench(options, build),
  site: () => brand(options),
  snapshot: () => snapshot(options),
  verify: () => verify(options),
  gallery: () => gallery(options),
  locales: () => locales(options),
};

try {
  await commands[options.command]();
} catch (error) {
  console.error(tell(error));
  process.exit(1);
}
