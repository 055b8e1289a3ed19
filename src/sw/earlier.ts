import { differenceAddress, digestOf, patched, versionOf } from './difference.ts';
import { CODE, MATCH } from './stores.ts';

/** Addresses that a store keeps, the last one that was put first. */
export const addressesIn = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname).reverse();

/** Of each file the version that was put last: addresses in the order of {@link addressesIn}. */
export function lastVersions(addresses: readonly string[]): Set<string> {
  const last = new Map<string, string>();
  for (const address of addresses) {
    const { file = address } = versionOf(address) || {};
    if (!last.has(file)) last.set(file, address);
  }
  return new Set(last.values());
}

/** The version of a hashed file that was kept last: itself, where another request has kept it in between. */
async function earlierOf(address: string): Promise<{ mark: string; kept: Response } | undefined> {
  const cache = await caches.open(CODE);
  const wanted = versionOf(address);
  for (const one of await addressesIn(cache)) {
    const found = versionOf(one);
    if (!wanted || found?.file !== wanted.file) continue;
    const kept = await cache.match(one, MATCH);
    if (kept) return { mark: found.mark, kept };
  }
  return undefined;
}

/**
 * Makes a hashed file of what an earlier version has left and the difference between the two, some ten times smaller than the file.
 * The file itself, where another request has kept it in between. Undefined where there is nothing to make it of, or what came out is not
 * the file: then the whole one is fetched.
 * @param weigh is told the bytes of the difference
 */
export async function fromEarlier(address: string, weigh?: (bytes: number) => void): Promise<Response | undefined> {
  try {
    const earlier = await earlierOf(address);
    if (!earlier) return undefined;
    if (earlier.mark === versionOf(address)?.mark) return earlier.kept;
    const answer = await fetch(differenceAddress(address, earlier.mark));
    if (!answer.ok) return undefined;
    // Length, packing and tag are those of the old bytes.
    const headers = { 'Content-Type': earlier.kept.headers.get('Content-Type') || '' };
    const difference = await answer.text();
    weigh?.(Number(answer.headers.get('Content-Length')) || difference.length);
    const end = difference.indexOf('\n');
    const text = patched(await earlier.kept.text(), difference.slice(end + 1));
    return difference.slice(0, end) === (await digestOf(address, text)) ? new Response(text, { headers }) : undefined;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
