import { resolve } from 'node:path';
import { readOptions } from '../../src/build/options.ts';
import { readShortClasses } from '../../src/build/steps/short-classes.ts';

/** A selector of what has a class of the app, in a finished build or on a bench's own page; `inside` is what is looked for in there. */
export function byClass(name: string, inside = ''): string {
  const short = readShortClasses(readOptions([], resolve('.'))).get(name);
  return [name, ...(short ? [short] : [])].map((one) => `.${one}${inside}`).join(', ');
}
