import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as it travelled: fetch would unpack it and hide its encoding. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Unpacked. */
  readonly text: string;
}

const PATIENCE_MS = 15_000;

/**
 * Asks for an address with one Accept-Encoding and follows no redirect.
 * @throws {Error} when the line breaks, the body is not what its encoding says, or nothing comes within 15 s
 */
export function ask(address: string, encoding = 'identity'): Promise<Answer> {
  const request = address.startsWith('https:') ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers: { 'Accept-Encoding': encoding } }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(reply.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
        );
        try {
          const body = unpack(Buffer.concat(chunks), headers['content-encoding']);
          resolve({ status: reply.statusCode ?? 0, headers, text: body.toString('utf8') });
        } catch (error) {
          reject(new Error(`${address} is not the ${headers['content-encoding']} that it says: ${String(error)}`));
        }
      });
    });
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error(`${address} does not answer`)));
    sent.on('error', reject);
    sent.end();
  });
}

function unpack(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
