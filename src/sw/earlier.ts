import { differenceAddress, digestOf, patched, versionOf } from './difference.ts';
import { MATCH } from './stores.ts';

/** The kept version of a hashed file that has another mark; the last one that was kept. */
async function earlierOf(cache: Cache, address: string): Promise<{ mark: string; kept: Response } | undefined> {
  const wanted = versionOf(address);
  for (const request of [...(await cache.keys())].reverse()) {
    const found = versionOf(new URL(request.url).pathname);
    if (!wanted || found?.file !== wanted.file) continue;
    const kept = await cache.match(request, MATCH);
    if (kept) return { mark: found.mark, kept };
  }
  return undefined;
}

/**
 * Makes a hashed file of what an earlier version has left and the difference between the two, some ten times smaller than the file.
 * Undefined where there is nothing to make it of, or what came out is not the file: then the whole one is fetched.
 * @param weigh is told the bytes of the difference
 */
export async function fromEarlier(
  cache: Cache,
  address: string,
  weigh?: (bytes: number) => void,
): Promise<Response | undefined> {
  const earlier = await earlierOf(cache, address);
  if (!earlier) return undefined;
  try {
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
