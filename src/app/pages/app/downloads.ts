import type { DownloadLink } from '../../../contract/schemas/system.ts';
import type { PhoneSystem } from '../../lib/phone-kind.ts';
import { safeAddress } from '../../lib/site-path.ts';

/** How an app reaches a phone: as a file, as a profile, or by a store or page. */
export type DownloadWay = 'apk' | 'ipa' | 'profile' | 'page';

/** A link by which the app can be had, and for which phones. */
export interface AppDownload {
  system: Exclude<PhoneSystem, 'other'>;
  way: DownloadWay;
  url: string;
}

const SYSTEMS: Readonly<Partial<Record<DownloadLink['resourceType'], AppDownload['system']>>> = {
  IOS: 'ios',
  MOBILECONFIG: 'ios',
  Android: 'android',
};

/** Files open in the same tab, all else in a new one (SPEC 2.2). */
export const opensHere = (way: DownloadWay): boolean => way !== 'page';

function wayOf(url: string): DownloadWay {
  const file = url.split(/[?#]/, 1)[0] ?? '';
  const ending = /\.(apk|ipa|mobileconfig)$/i.exec(file)?.[1]?.toLowerCase();
  if (ending === 'mobileconfig') return 'profile';
  return ending === 'apk' || ending === 'ipa' ? ending : 'page';
}

/** The site's links to its app (SPEC 2.2), those for this phone first; addresses that are not safe to follow are left out. */
export function appDownloads(resources: readonly DownloadLink[], system: PhoneSystem): AppDownload[] {
  const all: AppDownload[] = [];
  for (const { resourceType, url } of resources) {
    const address = safeAddress(url);
    const phone = SYSTEMS[resourceType];
    if (address && phone) all.push({ system: phone, way: wayOf(address), url: address });
  }
  return [...all.filter((one) => one.system === system), ...all.filter((one) => one.system !== system)];
}
