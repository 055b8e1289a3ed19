import { join } from 'node:path';
import { type BuildContext, context } from 'esbuild';
import { reportingErrors } from '../failure.ts';
import type { BuildOptions } from '../options.ts';
import { type AppBundle, appBundleOptions, saveBundle } from '../steps/bundle.ts';
import { type Feature, featuresOf } from '../steps/features.ts';
import { bundleLegacy, type Legacy } from '../steps/legacy.ts';
import { bundleSheets, type Sheets } from '../steps/sheets.ts';
import type { OpenPages } from './open-pages.ts';
import { type Changed, remembered } from './remember.ts';

type Bundler = BuildContext<{ metafile: true; write: false }>;

const isStyle = (file: string): boolean => file.endsWith('.css');

/** Makes scripts and sheets. */
export interface BundleStep {
  bundle(changed: Changed): Promise<AppBundle>;
  stop(): Promise<void>;
}

/** A bundler reads once what the contract's answers look like: it is opened anew when the contract changes. */
export function bundleStep(options: BuildOptions, pages: OpenPages): BundleStep {
  const written = new Set<string>();
  const contract = join(options.src, 'contract');
  const opened = remembered<Bundler>((file) => file.startsWith(contract));
  const sheets = remembered<Sheets>(isStyle);
  let last: Bundler | undefined;
  const stop = async (): Promise<void> => last?.dispose();
  const open = async (): Promise<Bundler> => {
    await stop();
    const { plugins = [], ...rest } = appBundleOptions(options);
    last = await context({ ...rest, plugins: [pages.plugin, ...plugins] });
    return last;
  };
  const bundle = async (changed: Changed): Promise<AppBundle> => {
    const bundler = await opened(changed, [], open);
    const made = await reportingErrors(() => bundler.rebuild());
    const styles = Object.keys(made.metafile.inputs).filter(isStyle).join();
    return saveBundle(options, made, {
      written,
      sheets: (...given) => sheets(changed, [styles], () => bundleSheets(...given)),
    });
  };
  return { bundle, stop };
}

/** Makes the script for old browsers. A text is looked through once, as its name changes with what is in it. */
export function legacyStep(options: BuildOptions): (changed: Changed, bundle: AppBundle) => Promise<Legacy> {
  const known = new Map<string, readonly Feature[]>();
  const legacy = remembered<Legacy>();
  return (changed, { files }) => {
    const used = new Set<Feature>();
    for (const [address, text] of files) {
      const uses = known.get(address) ?? featuresOf([text]);
      known.set(address, uses);
      for (const feature of uses) used.add(feature);
    }
    const names = [...used].map(({ test }) => test).sort();
    return legacy(changed, [names.join()], () => bundleLegacy(options, files.values()));
  };
}
