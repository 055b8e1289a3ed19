import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it reached the platform. */
export interface Arrived {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How a call is answered: a status and a text, a cut connection, or nothing at all. */
export type Reply = readonly [status: number, text: string] | 'cut' | 'hang';

export interface StubbornPlatform {
  readonly url: string;
  /** Calls so far, oldest first. */
  readonly arrived: readonly Arrived[];
  close(): void;
}

export const envelope = (value: unknown): Reply => [200, JSON.stringify({ success: true, value })];

export const refusal = (status: number, code: string, value?: object): Reply => [
  status,
  JSON.stringify({ success: false, code, value }),
];

function give(response: ServerResponse, reply: Reply): void {
  if (reply === 'hang') return;
  if (reply === 'cut') {
    response.destroy();
    return;
  }
  response.writeHead(reply[0], { 'Content-Type': 'text/plain' }).end(reply[1]);
}

/** A platform that answers each call as the test says; after the last reply it goes on with that one. */
export async function stubbornPlatform(...replies: Reply[]): Promise<StubbornPlatform> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const reply = replies[Math.min(arrived.length, replies.length - 1)] ?? 'hang';
    arrived.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    give(response, reply);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
