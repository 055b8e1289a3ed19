import { createHash } from 'node:crypto';

/** Eight characters that change with the content: the part of a name that lets a file be cached for ever. */
export const contentHash = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').replaceAll('_', 'A').replaceAll('-', 'B').slice(0, 8);
