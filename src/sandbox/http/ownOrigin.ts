import type { MiddlewareHandler } from 'hono';

/** Names of this machine: the sandbox listens to nobody else, but a page from elsewhere can give its own name that address. */
const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const READS = ['GET', 'HEAD'];

const addressOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/**
 * Keeps the desks to the person at this machine: they approve money and hand out codes. Names of the loopback alone are answered, and
 * what changes something comes from a page of the same origin, or from no page at all.
 */
export const ownOrigin: MiddlewareHandler = async (c, next) => {
  const here = addressOf(`http://${c.req.header('Host')}`);
  if (!here || !LOOPBACK.test(here.hostname)) return c.text('The sandbox answers to names of this machine alone.', 403);
  const origin = c.req.header('Origin');
  const foreign = origin !== undefined && addressOf(origin)?.host !== here.host;
  if (foreign && !READS.includes(c.req.method)) return c.text('The sandbox takes posts of its own pages alone.', 403);
  return next();
};
