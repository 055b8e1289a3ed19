/**
 * How a request is answered. `code`: hashed files, which never change under their name. `page`: HTML of the app. `picture`: a
 * picture of this site. `shell`: the few files of the shell that carry no hash. `other`: not touched.
 */
export type Kind = 'code' | 'page' | 'picture' | 'shell' | 'other';

/** The part of a request that decides. */
export interface Asked {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly headers: { has(name: string): boolean };
}

/** Answers of the platform and the platform's own pages: never kept, never answered by the worker. */
const PLATFORM = /^\/(?:wps|lgw|sandbox)(?:\/|$)/;

/** True for the address of a hashed file. */
export const isCode = (path: string): boolean => /^\/[al]\/[\w./-]+$/.test(path) && !path.includes('..');

/** True for paths that the app draws (SPEC 2.1). */
export const isPage = (path: string): boolean => path === '/' || path === '/m' || path.startsWith('/m/');

/**
 * Decides by where the request goes. Whatever carries a token goes straight to the network, and so do other hosts: what they
 * answer without CORS has no readable size, and browsers charge megabytes of storage for it.
 */
export function kindOf(asked: Asked, origin: string, shell: readonly string[]): Kind {
  const url = new URL(asked.url);
  const foreign = url.origin !== origin || PLATFORM.test(url.pathname);
  if (asked.method !== 'GET' || foreign || asked.headers.has('Authorization')) return 'other';
  if (isCode(url.pathname)) return 'code';
  if (asked.mode === 'navigate') return isPage(url.pathname) ? 'page' : 'other';
  if (shell.includes(url.pathname)) return 'shell';
  return asked.destination === 'image' ? 'picture' : 'other';
}
