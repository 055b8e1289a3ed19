import { bare, isKeepable, keepIn, keptIn, PAGES } from './stores.ts';

const HOME = '/m/home';

/** ms that the network has for HTML when there is a kept page to show instead. */
const PATIENCE = 3000;

/** The kept HTML of a path; home's boots any path, as the app reads the address itself. */
async function keptPage(path: string): Promise<Response | undefined> {
  return (await keptIn(PAGES, bare(path))) ?? keptIn(PAGES, HOME);
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  // Navigation preload: the browser asks while the worker starts.
  const early = (await event.preloadResponse) as Response | undefined;
  return early ?? fetch(event.request);
}

/** Answers a navigation from the network, or with the kept page when the network fails or is silent for 3 s. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  const kept = await keptPage(new URL(event.request.url).pathname);
  if (!kept) return network;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE, kept));
  const answer = network.then(
    (fresh) => (fresh.status >= 500 ? kept : fresh),
    () => kept,
  );
  return Promise.race([answer, late]);
}

/** Answers a file of the shell that carries no hash from the network (which may be the browser's cache) and keeps it, or the kept one. */
export async function answerShell(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const fresh = await fetch(event.request);
    if (isKeepable(fresh)) event.waitUntil(keepIn(PAGES, url, fresh.clone()));
    return fresh;
  } catch (error) {
    const kept = await keptIn(PAGES, url);
    if (kept) return kept;
    throw error;
  }
}
