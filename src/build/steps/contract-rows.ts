import { join } from 'node:path';
import type { SourceEdit } from './source-edits.ts';

/** Fields of a contract row that say what the app does anyway where they are absent; `assumed` is for people alone. */
const UNSAID = /^ {2}(?:assumed: \w+|retry: 0|cache: ['"]none['"]),?\n/gm;

/** The text of a contract file without what a phone has no use for. */
export const slimRows = (text: string): string => text.replace(UNSAID, '');

/** Leaves out of the app's bundle what the contract's rows say for people and for the sandbox. */
export const slimContract = (src: string): SourceEdit => {
  const contract = join(src, 'contract');
  return (text, path) => (path.startsWith(contract) ? slimRows(text) : text);
};
