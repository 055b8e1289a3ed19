import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from '../options.ts';
import { listFiles } from '../steps/files.ts';
import { CUT_NAMES } from '../steps/preact-cuts.ts';

/** What `react` has and the Preact that ships has not, as a module names it. */
const MISSING =
  /import \{[^}]*\b(Suspense|lazy|createPortal|hydrate(?:Root)?)\b[^}]*\} from 'react[^']*'|\s(defaultValue|defaultChecked|multiple|onDoubleClick|class)=/;

/** Scripts and modules that name what the build cuts out of Preact (src/build/steps/preact-cuts.ts): it would silently do nothing. */
export async function cutFaults(options: BuildOptions, files: ReadonlyMap<string, string>): Promise<string[]> {
  if (options.runtime !== 'preact') return [];
  const app = join(options.src, 'app');
  const modules = (await listFiles(app)).filter((file) => /\.tsx?$/.test(file));
  const texts = await Promise.all(modules.map((file) => readFile(join(app, file), 'utf8')));
  const imported = texts.map((text, index) => [`src/app/${modules[index]}`, missingIn(text)] as const);
  const written = [...files]
    .filter(([address]) => address.endsWith('.js'))
    .map(([address, text]) => [address, CUT_NAMES.exec(text)?.[0]] as const);
  return [...imported, ...written].flatMap(([place, name]) =>
    name ? [`${place} names ${name}, which src/build/steps/preact-cuts.ts cuts out of Preact`] : [],
  );
}

function missingIn(text: string): string | undefined {
  const found = MISSING.exec(text);
  return found?.[1] ?? found?.[2];
}
