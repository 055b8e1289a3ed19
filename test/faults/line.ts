import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createRandom, hashText } from '../../src/sandbox/seed/random.ts';

/** What becomes of one call on a bad line. */
type Fate = 'passed' | 'lost' | 'answer lost' | 'answer cut' | 'portal' | 'hung';

const FATES: readonly Fate[] = ['lost', 'answer lost', 'answer lost', 'answer cut', 'portal', 'hung'];

/** The line between phone and platform: real sockets, cut as a seed says. */
export interface Line {
  readonly url: string;
  /** From here on calls fail with this probability, in a way that only the seed, their path and their count decide. */
  turn(seed: number, badness: number): void;
  /** How often each thing has happened to a call that moves money. */
  readonly happened: Map<Fate, number>;
  close(): void;
}

/** Opens a line to the platform at `target`. */
export async function openLine(target: string): Promise<Line> {
  let seed = 0;
  let badness = 0;
  const counts = new Map<string, number>();
  const happened = new Map<Fate, number>();

  function fateOf(path: string): Fate {
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    const random = createRandom(hashText(`${seed} ${path} ${count}`));
    return random.chance(badness) ? random.pick(FATES) : 'passed';
  }

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const fate = fateOf(`${request.method} ${path}`);
    if (request.headers['idempotency-key']) happened.set(fate, (happened.get(fate) ?? 0) + 1);
    const body = await buffer(request);
    if (fate === 'lost') return void request.socket.destroy();
    if (fate === 'hung') return;
    if (fate === 'portal') return void response.setHeader('Content-Type', 'text/html').end('<title>Hotel</title>');
    const answer = await fetch(new URL(request.url ?? '', target), {
      method: request.method ?? 'GET',
      headers: kept(request),
      ...(body.length > 0 ? { body } : {}),
    });
    const text = await answer.text();
    if (fate === 'answer lost') return void request.socket.destroy();
    const type = answer.headers.get('Content-Type');
    response.statusCode = answer.status;
    if (type) response.setHeader('Content-Type', type);
    response.setHeader('Content-Length', Buffer.byteLength(text));
    if (fate === 'passed') return void response.end(text);
    response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
  }

  const server = createServer((request, response) => {
    carry(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    happened,
    turn(nextSeed, nextBadness) {
      seed = nextSeed;
      badness = nextBadness;
      counts.clear();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What of a request's headers the platform needs. */
function kept({ headers }: IncomingMessage): Record<string, string> {
  const names = [
    'authorization',
    'content-type',
    'accept',
    'accept-language',
    'idempotency-key',
    'encryption',
    'device',
  ];
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [])),
  );
}
