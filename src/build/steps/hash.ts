import { createHash } from 'node:crypto';

/** Eight characters that change with the content: the part of a name that lets a file be cached for ever. */
export const contentHash = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').replaceAll('_', 'A').replaceAll('-', 'B').slice(0, 8);

/** The digest by which a browser knows that a script or sheet is what the HTML meant, and CSP that an inline one is ours. */
export const integrity = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
