/** An image host as the platform may name it: `/` for the page's own origin, or https with an optional path; no credentials, no query. */
const HOST = /^(https:\/\/[\w.-]+(:\d+)?(\/[\w/.~-]*)?|\/)$/;

/**
 * The image host of this session, to put before a path: `kept` while the platform still lists it, else one at random (SPEC section 9).
 * '' is the page's own origin, and what stands when nothing usable is listed.
 */
export function chooseHost(listed: unknown, kept: string | undefined): string {
  const named = Array.isArray(listed) ? listed.map(String) : [];
  const hosts = named.filter((host) => HOST.test(host)).map((host) => host.replace(/\/$/, ''));
  return hosts.find((host) => host === kept) ?? hosts[Math.floor(Math.random() * hosts.length)] ?? '';
}
