import { dirname, join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Plan } from '../plan/plan.ts';
import type { SourceEdit } from './source-edits.ts';

/** `from './menu.ts?bell'`: where a module takes something from. */
const FROM = /(\bfrom\s*)(['"])(\.[^'"]+)\2/g;

/** The number of the entry that a copy is for, in a module's suffix (`?bell#12`). */
const COPY = /#(\d+)$/;

/**
 * Lets what is in an entry's own file alone take the entry's copies in place of what others share: an import of them gets the entry's
 * number, `./menu.ts?bell#12`. A copy's own imports do the same.
 */
export function copyEdit(root: string, { copies, graph, groups }: Plan): SourceEdit {
  const numbers = new Map(graph.entries.map((entry, place) => [entry, place]));
  const copied = new Map([...copies].map(([entry, modules]) => [numbers.get(entry), new Set(modules)]));
  const owners = new Map<string, number>();
  for (const { modules, fetchedBy } of groups) {
    const [owner = '', ...others] = fetchedBy;
    const number = numbers.get(owner);
    if (others.length > 0 || number === undefined || !copies.has(owner)) continue;
    for (const id of modules) owners.set(id, number);
  }
  return (text, path, suffix) => {
    const own = COPY.exec(suffix)?.[1];
    const number = own === undefined ? owners.get(relative(root, path) + suffix) : Number(own);
    const known = copied.get(number);
    if (!known) return text;
    return text.replace(FROM, (whole, word: string, quote: string, from: string) => {
      const id = relative(root, join(dirname(path), from));
      return known.has(id) ? `${word}${quote}${from}#${number}${quote}` : whole;
    });
  };
}

/** An account in which copies go by the name of what they are copies of. */
export const withoutCopies = (outputs: Metafile['outputs']): Metafile['outputs'] =>
  Object.fromEntries(
    Object.entries(outputs).map(([output, account]) => {
      const inputs: Record<string, { bytesInOutput: number }> = {};
      for (const [id, { bytesInOutput }] of Object.entries(account.inputs)) {
        const name = id.replace(COPY, '');
        inputs[name] = { bytesInOutput: (inputs[name]?.bytesInOutput ?? 0) + bytesInOutput };
      }
      return [output, { ...account, inputs }];
    }),
  );
