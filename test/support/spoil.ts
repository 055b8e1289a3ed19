/** Fields in which the platform sends names and lines of text, which are shown as they are. */
const NAMES =
  /^(?:displayName|gameName|nodeName|customerName|title|name|nickname|account|userName|labelName|league|homeTeam|awayTeam|brand|about|text|label)$/;

/** Fields in which it sends addresses that are followed or shown. */
const ADDRESSES = /^(?:link|url|payUrl|chatUrl)$/;

/** Calls whose answers stay as they are: without them nobody is signed in, and nothing is shown. */
export const SPOILT = /\/(?:wps|lgw)\/(?!session|captcha|system)/;

/** What hostile answers are made of. */
export interface Spoiling {
  readonly names: readonly string[];
  readonly addresses?: readonly string[];
}

/** Puts hostile names, and addresses where there are some, into the answers of a platform, each in its turn; `used` collects the names. */
export function spoiler({ names, addresses }: Spoiling) {
  const used = new Set<string>();
  let next = 0;
  const turn = (from: readonly string[]): string => from[next++ % from.length] ?? '';
  const spoil = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => spoil(one, key));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spoil(one, name)]));
    }
    if (typeof value !== 'string') return value;
    if (addresses && ADDRESSES.test(key)) return turn(addresses);
    if (!NAMES.test(key)) return value;
    const name = turn(names);
    used.add(name);
    return name;
  };
  return { spoil, used };
}
