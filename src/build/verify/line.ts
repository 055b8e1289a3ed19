import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** An answer as it travelled: fetch would unpack it and hide its encoding. */
export interface Answer {
  readonly status: number;
  /** By lower-case names; values of one name are joined by a comma. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Unpacked. */
  readonly body: Buffer;
  readonly text: string;
}

/** How much is asked at once, and for how long, in ms. */
export interface Bounds {
  readonly width: number;
  /** For one answer. */
  readonly patience: number;
  /** Until nothing more is begun. */
  readonly time: number;
  /** Until nothing more is waited for. */
  readonly end: number;
}

/** A look that ends within 20 s, however slow the site is. */
export const QUICK: Bounds = { width: 12, patience: 5000, time: 13_000, end: 18_000 };

/** A look at everything. */
export const WHOLE: Bounds = { width: 12, patience: 15_000, time: 600_000, end: 615_000 };

/** What a phone's Chromium says of itself; some firewalls answer programs otherwise than browsers. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

/** More bytes than any file of ours has; what goes on for ever must not fill the memory. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Longest wait, in ms, that a server which has had enough of us may ask for. */
const LONGEST_REST = 2000;

/** The whole look ended while an answer still had time: nothing is known of it. */
class NoTimeLeft extends Error {}

/**
 * What was wrong with the line, in words.
 * @throws {NoTimeLeft} when nothing was, but that the look has ended
 */
export function lineFault(error: unknown): string {
  if (error instanceof NoTimeLeft) throw error;
  return (error as Error).message;
}

export type Headers = Readonly<Record<string, string>>;

/** Asks a site, within bounds. */
export class Line {
  asked = 0;
  private readonly agents = {
    'http:': new PlainAgent({ keepAlive: true }),
    'https:': new SecureAgent({ keepAlive: true }),
  };
  private readonly start = Date.now();

  constructor(readonly bounds: Bounds) {}

  /** ms since the first question. */
  spent(): number {
    return Date.now() - this.start;
  }

  isOver(): boolean {
    return this.spent() > this.bounds.time;
  }

  /** Works through jobs, some at a time. @returns how many were left, or not brought to their end, when the time was over */
  async pool(jobs: readonly (() => Promise<void>)[]): Promise<number> {
    const waiting = [...jobs];
    let unended = 0;
    const work = async (): Promise<void> => {
      while (waiting.length > 0 && !this.isOver()) {
        if (!(await this.inTime(waiting.shift()?.()))) unended += 1;
      }
    };
    await Promise.all(Array.from({ length: this.bounds.width }, work));
    return waiting.length + unended;
  }

  /** Whether some work was brought to its end before the look was over. */
  async inTime(work: Promise<unknown> | undefined): Promise<boolean> {
    try {
      await work;
      return true;
    } catch (error) {
      if (error instanceof NoTimeLeft) return false;
      throw error;
    }
  }

  /**
   * Asks for an address, as a browser's question unless the headers say otherwise, and follows no redirect.
   * @throws {Error} when the line breaks, the body is not what its encoding says, or the answer is not whole in time
   */
  async ask(address: string, headers: Headers = {}, method = 'GET'): Promise<Answer> {
    const first = await this.once(address, headers, method);
    if (first.status !== 429) return first;
    await pause(Math.min(Number(first.headers['retry-after'] ?? 1) * 1000 || 1000, LONGEST_REST));
    return this.once(address, headers, method);
  }

  /** Gives the connections back. */
  close(): void {
    for (const agent of Object.values(this.agents)) agent.destroy();
  }

  private once(address: string, headers: Headers, method: string): Promise<Answer> {
    this.asked += 1;
    const secure = address.startsWith('https:');
    const request = secure ? secureRequest : plainRequest;
    return new Promise((resolve, reject) => {
      const sent = request(
        address,
        {
          method,
          agent: this.agents[secure ? 'https:' : 'http:'],
          headers: { 'User-Agent': PHONE, Accept: '*/*', 'Accept-Encoding': 'gzip, deflate, br', ...headers },
        },
        (reply) => readReply(reply).then(resolve, reject),
      );
      const { patience, end } = this.bounds;
      const left = Math.max(100, end - this.spent());
      const words = `no whole answer in ${(patience / 1000).toFixed(1)} s`;
      const over = left < patience ? new NoTimeLeft() : new Error(words);
      const late = setTimeout(() => sent.destroy(over), Math.min(patience, left));
      sent.on('close', () => clearTimeout(late));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed a kept connection just when it was used again.
        if (sent.reusedSocket && error.code === 'ECONNRESET') this.once(address, headers, method).then(resolve, reject);
        else reject(error);
      });
      sent.end();
    });
  }
}

async function readReply(reply: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`);
  }
  const headers = Object.fromEntries(
    Object.entries(reply.headersDistinct).map(([name, values]) => [name, values?.join(', ')]),
  );
  const body = unpack(Buffer.concat(chunks), headers['content-encoding']);
  return { status: reply.statusCode ?? 0, headers, body, text: body.toString('utf8') };
}

const UNPACK: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  identity: (body) => body,
};

function unpack(body: Buffer, encoding = 'identity'): Buffer {
  if (body.length === 0) return body;
  const work = UNPACK[encoding.toLowerCase()];
  if (!work) throw new Error(`packed as ${encoding}, which nobody asked for`);
  try {
    return work(body);
  } catch (error) {
    throw new Error(`the body is not the ${encoding} that it says: ${(error as Error).message}`);
  }
}
