import type { AnyCall } from '../../contract/call.ts';
import { type KeptAnswer, keepAnswer, keptAnswer } from '../device/kept-answers.ts';

let usable = typeof indexedDB !== 'undefined';

/** A browser that refuses once (private mode, a full phone) is not asked again in this visit. */
function giveUp(error: unknown): undefined {
  usable = false;
  console.warn(error);
}

/** Reads whose last answer is kept for the time without a line. */
const isKept = (call: AnyCall): boolean => usable && (call.offline ?? call.cache === 'etag');

const nameOf = (call: AnyCall, query: unknown): string => JSON.stringify([call.path, query]);

const ownerOf = (call: AnyCall, owner: string): string => (call.auth === 'none' ? '' : owner);

/** Keeps the envelope of an answer in the place of the last one; `owner` is the member who asked, empty for a guest. */
export async function keep(call: AnyCall, query: unknown, text: string, owner: string): Promise<void> {
  if (isKept(call)) await keepAnswer(nameOf(call, query), ownerOf(call, owner), text).catch(giveUp);
}

/** The last answer to this question, if there is one. */
export async function recall(call: AnyCall, query: unknown, owner: string): Promise<KeptAnswer | undefined> {
  return isKept(call) ? keptAnswer(nameOf(call, query), ownerOf(call, owner)).catch(giveUp) : undefined;
}
