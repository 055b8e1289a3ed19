import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildFailure } from '../failure.ts';
import { listFiles } from '../steps/files.ts';

const PICTURE = /\.(?:svg|png|webp)$/;
/** What makes a drawing act: opened by itself, it would run on the site's origin. */
const ACTIVE = /<script|<foreignObject|\son\w+\s*=|(?:java|vb)script:|<!ENTITY/i;

/**
 * Reads a brand's own pictures. Each takes the place of a file of `static`, by the same name; a logo may come as well.
 * @throws {BuildFailure} naming each file that nothing would show, and each drawing that could act
 */
export async function brandFiles(
  folder: string,
  statics: readonly string[],
): Promise<readonly (readonly [name: string, content: Buffer])[]> {
  const names = await listFiles(folder);
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const));
  const faults = files.flatMap(([name, content]) => {
    if (!PICTURE.test(name)) return [`assets: ${name} is no picture (svg, png, webp)`];
    if (!statics.includes(name)) return [`assets: nothing shows ${name}; there is ${pictures(statics)}`];
    return name.endsWith('.svg') && ACTIVE.test(content.toString('utf8'))
      ? [`assets: ${name} holds more than a drawing`]
      : [];
  });
  if (names.length === 0) faults.push(`assets: there is no file in ${folder}`);
  if (faults.length > 0) throw new BuildFailure(faults);
  return files;
}

const pictures = (statics: readonly string[]): string => statics.filter((name) => PICTURE.test(name)).join(', ');
