import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Which build is tested: `preact`, what ships, or `react`, the same source on real React. */
export const runtime = process.env.LEVE_RUNTIME === 'react' ? 'react' : 'preact';

/** Where the phone tests find what was built, and where they leave what they make (absolute paths). */
export const paths = {
  public: join(root, 'dist', ...(runtime === 'react' ? ['react'] : []), 'public'),
  cdn: join(root, 'dist', ...(runtime === 'react' ? ['react'] : []), 'cdn'),
  sandbox: join(root, 'dist', 'sandbox', 'server.mjs'),
  work: join(root, 'dist', 'phone'),
  report: process.env.LEVE_PHONE_REPORT ?? join(root, 'dist', 'report', 'phone.json'),
  host: join(root, 'test', 'phone', 'host.mjs'),
};
