const TWO = '2-digit';
const FIELDS = { year: 'numeric', month: TWO, day: TWO, hour: TWO, minute: TWO, second: TWO, hour12: false } as const;

/** The contract's own zone, and what stands for it: Brazil ended summer time in 2019, which older browsers do not know. */
const BRASILIA = 'America/Sao_Paulo';
const ALL_YEAR = 'America/Fortaleza';

/** What names the site's time zone. */
interface SiteZone {
  readonly value: { readonly timeZone?: string } | undefined;
}

let site: SiteZone | undefined;

/** Sets what names the site's time zone; called once at boot. Where it is a signal, whoever shows a moment follows it. */
export function configureClock(named: SiteZone): void {
  site = named;
}

/** The clock that was read last, and the name it was made for: lists read the same one for every row. */
let known: { name: string | undefined; clock: Intl.DateTimeFormat } | undefined;

function siteClock(): Intl.DateTimeFormat {
  const name = site?.value?.timeZone;
  if (known?.name !== name || !known) known = { name, clock: clockOf([name === BRASILIA ? '' : name || '', ALL_YEAR]) };
  return known.clock;
}

const newClock = (timeZone: string): Intl.DateTimeFormat => new Intl.DateTimeFormat('en-US', { ...FIELDS, timeZone });

/** The clock of the first of these zones that this browser knows, else of UTC, which all know. */
function clockOf(zones: readonly string[]): Intl.DateTimeFormat {
  for (const zone of zones) {
    try {
      return newClock(zone);
    } catch {
      // A name that is no zone's is refused.
    }
  }
  return newClock('UTC');
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
