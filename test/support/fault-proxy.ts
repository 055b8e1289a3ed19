import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** An answer on its way, not packed: a fault may change all of it. */
export interface Passing {
  status: number;
  readonly headers: Headers;
  body: Buffer;
}

/** What goes wrong on the way; 'cut' breaks the line in the middle of the body. */
export type Fault = (path: string, passing: Passing, asked: IncomingMessage) => 'cut' | undefined;

/** A proxy before a server. */
export interface FaultProxy {
  readonly url: string;
  /** From now on this goes wrong, and nothing else. */
  plant(fault: Fault): void;
  close(): Promise<void>;
}

const PACKED = /\b(?:html|plain|javascript|css|json)\b/;

/** Starts a proxy that packs what it hands on as it is asked, as a CDN does. */
export async function startFaultProxy(target: () => string): Promise<FaultProxy> {
  let fault: Fault = () => undefined;
  const server = createServer((asked, answer) => {
    pass(asked, answer).catch((error: Error) => answer.destroy(error));
  });
  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = asked.url ?? '/';
    const reply = await fetch(new URL(path, target()), {
      method: asked.method ?? 'GET',
      headers: { ...(asked.headers as Record<string, string>), 'accept-encoding': 'identity', connection: 'close' },
      redirect: 'manual',
    });
    const passing: Passing = {
      status: reply.status,
      headers: new Headers(reply.headers),
      body: Buffer.from(await reply.arrayBuffer()),
    };
    const encoding = encodingOf(asked, passing);
    if (encoding) passing.headers.set('Content-Encoding', encoding);
    const broken = fault(path, passing, asked);
    send(answer, passing, broken === 'cut');
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plant(next) {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function encodingOf(asked: IncomingMessage, { status, headers }: Passing): 'br' | 'gzip' | undefined {
  if (status !== 200 || !PACKED.test(headers.get('Content-Type') ?? '')) return undefined;
  const wanted = asked.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(String(wanted))) return 'br';
  return /\bgzip\b/.test(String(wanted)) ? 'gzip' : undefined;
}

function send(answer: ServerResponse, { status, headers, body }: Passing, cut: boolean): void {
  const packed = pack(body, headers.get('Content-Encoding'));
  headers.delete('Content-Length');
  headers.delete('Transfer-Encoding');
  headers.delete('Connection');
  const sent: Record<string, string | string[]> = Object.fromEntries(headers);
  if (headers.getSetCookie().length > 0) sent['set-cookie'] = headers.getSetCookie();
  if (status === 304) return void answer.writeHead(status, sent).end();
  answer.writeHead(status, { ...sent, 'Content-Length': packed.length });
  if (!cut) return void answer.end(packed);
  answer.write(packed.subarray(0, packed.length >> 1), () => answer.destroy());
}

function pack(body: Buffer, encoding: string | null): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  return encoding === 'gzip' ? gzipSync(body, { level: 1 }) : body;
}
