const TWO = '2-digit';
const FIELDS = { year: 'numeric', month: TWO, day: TWO, hour: TWO, minute: TWO, second: TWO, hour12: false } as const;

/** Zones to fall back on, in this order: the contract's own, the same three hours behind UTC all year, and what every browser knows. */
const ZONES = ['America/Sao_Paulo', 'Etc/GMT+3', 'UTC'];

let named = (): string | undefined => undefined;

/** A clock per name of a zone: lists read it for every row. */
const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** Sets where the site's time zone is read from; called once at boot. A signal that it reads is followed by whoever shows a moment. */
export function configureClock(read: () => string | undefined): void {
  named = read;
}

function siteClock(): Intl.DateTimeFormat {
  const name = named();
  let clock = clocks.get(name);
  for (const timeZone of name ? [name, ...ZONES] : ZONES) {
    try {
      clock = clock || new Intl.DateTimeFormat('en-US', { ...FIELDS, timeZone });
    } catch {
      // A zone that this browser does not know is refused: the next one is tried.
    }
  }
  clocks.set(name, clock as Intl.DateTimeFormat);
  return clock as Intl.DateTimeFormat;
}

/** The zone whose midnight ends the site's days, and by which all moments are shown, wherever the phone is. */
export const siteZone = (): string => siteClock().resolvedOptions().timeZone;

/** What the site's clock shows at a moment (ms since 1970, or ISO 8601): YYYY-MM-DD HH:mm:ss. */
export function siteTime(moment: number | string): string {
  const shown: Record<string, string> = {};
  for (const { type, value } of siteClock().formatToParts(new Date(moment))) shown[type] = value;
  const { year, month, day, hour = '', minute, second } = shown;
  // Old browsers, Chromium 67 among them, write midnight as 24.
  return `${year}-${month}-${day} ${hour.replace('24', '00')}:${minute}:${second}`;
}

/** The site's day of a moment (ms since 1970), as YYYY-MM-DD: today without one. */
export const siteDay = (at = Date.now()): string => siteTime(at).slice(0, 10);
