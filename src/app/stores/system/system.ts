import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { getSystemStatus } from '../../../contract/calls/system.ts';
import type { FeatureFlags, SystemInfo, SystemStatus } from '../../../contract/schemas/system.ts';
import { send } from '../../api/client.ts';
import { asCallError, type CallError } from '../../api/errors.ts';
import { readAnswer } from '../../api/read.ts';
import { local, readJson, writeJson } from '../../device/storage.ts';
import { countIn } from '../../lib/money-scale.ts';
import { setPlatform } from '../../lib/site-path.ts';
import { snapshot } from '../data/snapshot.ts';

/** The brand's data, stamped into the HTML by the build. */
export interface Site {
  name: string;
  merchantCode: string;
  apiOrigin: string;
  /** The language of who has chosen none. */
  language: string;
  /** What becomes of a browser's language that is not the brand's: it is offered, unless this says otherwise. */
  languageOffer?: 'follow' | 'off';
  /** Features that this brand forces on or off, whatever the platform says. */
  flags?: Partial<FeatureFlags>;
  /** Address of the brand's logo. */
  logo?: string;
  /** Where vitals and counted events go, and of which share of visits. */
  vitals?: { url: string; sample: number };
  /** How the image hosts write an address: see lib/picture-url.ts. */
  pictures?: string;
  /** What the brand says of the risk, by language, and who helps; the app has words and names of its own. */
  help?: { risk?: Record<string, string>; links?: { name: string; url: string; phone?: string }[] };
  /** False switches the service worker off and removes it from phones. */
  offline?: boolean;
}

/** 0 the normal page, 1 maintenance, 2 access denied (SPEC section 4), 3 this app is too old. */
export type SystemState = 0 | 1 | 2 | 3;

const KEY = 'status';

/** The state of a site that is closed to the visitor's region. */
const REGION = 2;

let site: Site = { name: 'Leve', merchantCode: 'leve', apiOrigin: '', language: 'pt' };
const status = signal(snapshot.status as SystemStatus | undefined, { name: 'system.status' });
// Before any other reader of the status: what is drawn next counts in its decimals.
status.subscribe((next) => next && countIn(next.info.currency, next.info.currencyDecimals));
const failure = signal<CallError | undefined>(undefined, { name: 'system.failure' });

/** Sets the brand; called once at boot. */
export function configureSite(next: Site): void {
  site = next;
  setPlatform(next.apiOrigin);
}

/** The site's name for titles and texts. */
export const siteName = (): string => site.name;

/** Address of the brand's own logo; none shows Leve's. */
export const siteLogo = (): string | undefined => site.logo;

/** The site's configuration; undefined until the platform has answered once. */
export const info: ReadonlySignal<SystemInfo | undefined> = computed(() => status.value?.info, { name: 'system.info' });

/** Why the last refresh of the status failed. */
export const statusFailure: ReadonlySignal<CallError | undefined> = failure;

/** Whether the site is open to this visitor, as the last status has it. */
export const siteState: ReadonlySignal<SystemStatus | undefined> = status;

/** Maintenance wins over a region restriction (SPEC section 4); a status may be older than what a call was refused with. */
export const systemState: ReadonlySignal<SystemState> = computed(
  () => {
    if (status.value?.maintenance) return 1;
    if (status.value?.regionRestriction) return 2;
    return (failure.value?.closing ?? 0) as SystemState;
  },
  { name: 'system.state' },
);

/**
 * Notes what any call was refused with: some refusals close the whole site. A call may be refused to a region for its own sake, as a
 * vendor's games are: then the status says whether it is the site, which a refusal of the status itself does too.
 */
export function noteRefusal(refused: CallError): void {
  if (refused.closing === REGION) void refreshStatus();
  else if (refused.closing) failure.value = refused;
}

/** The merchant code of the brand. */
export const merchantCode = (): string => info.peek()?.merchantCode || site.merchantCode;

/** The merchant code of free play. */
export const trialMerchantCode = (): string => info.peek()?.trialMerchantCode || site.merchantCode;

/** The site's currency: an ISO 4217 code, or one of its own. */
export const currency: ReadonlySignal<string> = computed(() => info.value?.currency || 'BRL', {
  name: 'system.currency',
});

/** Whether a feature flag is on; off until the status is known. The brand's own word counts for more than the platform's. */
export const hasFeature = (flag: keyof FeatureFlags): boolean =>
  site.flags?.[flag] ?? (info.value?.whitelabel.features[flag] || false);

/** Whether all of these are on: menu keys, modules, promotions and features, joined by spaces. */
export function hasAll(switches: string): boolean {
  const { menu, modules, promos } = info.value?.whitelabel || {};
  return switches
    .split(' ')
    .every(
      (name) => [menu, modules, promos].some((on) => on?.includes(name)) || hasFeature(name as keyof FeatureFlags),
    );
}

/** Whether nothing that is needed is known to be off; before the first status all is on. */
export const permits = (needs?: string): boolean => !needs || !info.value || hasAll(needs);

/** The status of an older version is read as an answer is: what it lacks is off. */
const isStatus = (value: unknown): value is SystemStatus => Boolean(readAnswer(getSystemStatus, value));

/** Applies the status of the last visit at once (SPEC section 4). True when there was one. */
export function applyCachedStatus(): boolean {
  const cached = readJson(local, KEY, isStatus);
  if (cached) status.value = cached;
  return cached !== undefined;
}

/**
 * Asks for the status and keeps it. A failure leaves the last known one in force. What another call was refused with meanwhile stays: an
 * app that is too old is served the status too.
 */
export async function refreshStatus(): Promise<void> {
  const before = failure.peek();
  let failed: CallError | undefined;
  try {
    const fresh = await send(getSystemStatus, {});
    status.value = fresh;
    writeJson(local, KEY, fresh);
  } catch (thrown) {
    failed = asCallError(thrown);
  }
  const now = failure.peek();
  if (now === before || !now?.closing) failure.value = failed;
}
