/** How a body is compressed. */
export type ContentEncoding = 'br' | 'gzip';

/** The best compression that the browser accepts, if any; `q=0` refuses one (RFC 9110, 12.5.3). */
export function encodingFor(request: Request): ContentEncoding | undefined {
  const accepted = new Set<string>();
  for (const part of (request.headers.get('Accept-Encoding') ?? '').split(',')) {
    const [name = '', quality = ''] = part.toLowerCase().split(';');
    if (!/^\s*q=0(\.0*)?\s*$/.test(quality)) accepted.add(name.trim());
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}
