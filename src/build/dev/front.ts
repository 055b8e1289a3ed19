import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { BuildFailure } from '../failure.ts';
import { isGalleryPath, type LiveGallery } from '../gallery/serve.ts';
import { wordsFor } from './place.ts';

/** Where pages wait for the news of a build. */
const NEWS = '/dev/news';

/** Below it a page that is not in the bundle asks for itself, by its path. */
export const OPEN = '/dev/open';

/** Reloads the page when the front says so; pages of a dev build run it. */
export const RELOAD_SCRIPT = `new EventSource(${JSON.stringify(NEWS)}).onmessage=()=>location.reload();`;

/** The one address of a dev session. */
export interface Front {
  /** Tells every open page to load itself again. */
  reload(): void;
}

/**
 * Serves the sandbox's answers on a port that stays when the sandbox starts anew, and the gallery and the news of builds beside them.
 * @param open sees to it that the page of a document's path is in the bundle; false when it does not compile
 * @throws {BuildFailure} when the port is taken
 */
export function openFront(
  port: number,
  target: () => string,
  { gallery, open }: { readonly gallery: LiveGallery; readonly open: (path: string) => Promise<boolean> },
): Promise<Front> {
  const pages = new Set<ServerResponse>();
  const server = createServer((incoming, answer) => {
    if (isGalleryPath(incoming.url ?? '')) return void show(gallery, incoming.url ?? '', answer);
    if (incoming.url?.startsWith(OPEN)) return void tellOpened(open(incoming.url.slice(OPEN.length)), answer);
    if (isDocument(incoming)) return void open(pathOf(incoming)).then(() => forward(incoming, answer, target()));
    if (incoming.url !== NEWS) return forward(incoming, answer, target());
    answer.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    answer.write(':\n\n');
    pages.add(answer);
    answer.on('close', () => pages.delete(answer));
  });
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => reject(new BuildFailure([wordsFor(port, error)])));
    server.listen(port, () =>
      resolve({
        reload() {
          for (const page of pages) page.write('data: built\n\n');
        },
      }),
    );
  });
}

/** A page that a person opens: what the app fetches, it does not accept as HTML alone. */
const isDocument = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').startsWith('text/html');

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

async function tellOpened(opened: Promise<boolean>, answer: ServerResponse): Promise<void> {
  answer.writeHead((await opened) ? 204 : 503, { 'Cache-Control': 'no-store' });
  answer.end();
}

async function show(gallery: LiveGallery, url: string, answer: ServerResponse): Promise<void> {
  const { status, type, body } = await gallery.answer(url);
  answer.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  answer.end(body);
}

function forward(incoming: IncomingMessage, answer: ServerResponse, target: string): void {
  const { method, headers, url = '/' } = incoming;
  if (!URL.canParse(url, target)) return void answer.writeHead(400).end();
  const outgoing = request(new URL(url, target), { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
    reply.on('error', () => answer.destroy());
  });
  outgoing.on('error', () => {
    // The sandbox cuts connections on purpose, and is away while it starts anew: the page must see the cut.
    answer.destroy();
  });
  incoming.pipe(outgoing);
}
