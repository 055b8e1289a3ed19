import { digestOf, patched } from '../../sw/difference.ts';
import type { Verdict } from './found.ts';
import { hasStatus } from './headers.ts';
import { lineFault } from './line.ts';
import type { Look } from './look.ts';

/** Whether a file tells how one version of another becomes the next; a phone that cannot have it fetches the whole file. */
export const isDifference = (path: string): boolean => path.startsWith('/d/');

/**
 * Carries a difference out as a phone does: it must give the file that it is named after. Where the old file is no longer served, the
 * digest that it tells is all there is to look at.
 */
export async function lookAtDifference(at: Look, path: string): Promise<void> {
  const [, address = '', mark = ''] = /^\/d(\/.+)\.(\w+)\.txt$/.exec(path) ?? [];
  try {
    at.found.note('difference', path, await faultOf(at, { path, address, mark }));
  } catch (error) {
    at.found.note('silent', path, lineFault(error));
  }
}

interface Named {
  readonly path: string;
  /** The file that comes out. */
  readonly address: string;
  /** Mark of the version that it is made of. */
  readonly mark: string;
}

async function faultOf({ line, origin }: Look, { path, address, mark }: Named): Promise<Verdict> {
  const old = address.replace(/^(\/a\/.+-|\/l\/[^.]+\.)\w+/, (_all, before: string) => before + mark);
  const [difference, whole, before] = await Promise.all([path, address, old].map((one) => line.ask(origin + one)));
  if (difference?.status !== 200 || whole?.status !== 200) return difference && hasStatus(difference, 200);
  const end = difference.text.indexOf('\n');
  if (difference.text.slice(0, end) !== (await digestOf(address, whole.text))) return `is not the way to ${address}`;
  const made = before?.status === 200 ? patched(before.text, difference.text.slice(end + 1)) : whole.text;
  return made === whole.text ? undefined : `${old} does not become ${address}`;
}
