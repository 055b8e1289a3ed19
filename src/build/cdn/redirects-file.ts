import { type Delivery, PICTURES } from './rules.ts';

/** Cloudflare Pages: rules without and with a star, and characters in a line. */
const MOST_STATIC = 2000;
const MOST_DYNAMIC = 100;
const LONGEST_LINE = 1000;

/** What a missing file is answered with. */
const MISSING = '/missing.txt';

/**
 * The lines of `_redirects`. Netlify follows a rule only where there is no file; Cloudflare Pages follows it always, so every page
 * stands there with itself before the star that leads unknown paths to home. Cloudflare knows no 404 rule and leaves it out.
 */
export function redirectLines({ pages, folders, platform }: Delivery): string[] {
  const inside = Object.entries(pages).filter(([path]) => path.startsWith('/m/'));
  return [
    ...inside.flatMap(([path, route]) => (path.endsWith('/') ? [`${path} ${route} 200`] : spellings(path, route))),
    ...folders.map((folder) => `${folder}/* ${MISSING} 404`),
    ...(platform === '' ? [] : [`${PICTURES}/* ${platform}${PICTURES}/:splat 302`]),
    '/m/* /m/home 200',
  ];
}

const spellings = (path: string, route: string): string[] =>
  [path, `${path}/`, `${path}.html`].map((spelling) => `${spelling} ${route} 200`);

/** What a host would refuse in these lines. */
export function redirectFaults(lines: readonly string[]): string[] {
  const dynamic = lines.findIndex((line) => line.includes('*'));
  const first = dynamic < 0 ? lines.length : dynamic;
  const faults = lines
    .filter((line) => line.length > LONGEST_LINE)
    .map((line) => `_redirects: ${line.slice(0, 40)}... is longer than ${LONGEST_LINE} characters`);
  if (first > MOST_STATIC) faults.push(`_redirects: ${first} rules without a star, the limit is ${MOST_STATIC}`);
  // From the first star on, Cloudflare counts every rule as a dynamic one.
  if (lines.length - first > MOST_DYNAMIC) {
    faults.push(`_redirects: ${lines.length - first} rules from the first star on, the limit is ${MOST_DYNAMIC}`);
  }
  return faults;
}
