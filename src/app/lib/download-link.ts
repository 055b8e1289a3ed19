/** A file or channel that the site offers (SPEC section 3, download link). */
interface Resource {
  resourceType: string;
  url: string;
}

/** Where the app can be had on this phone. */
export interface Download {
  url: string;
  /** Files are taken in the same tab, stores and pages in a new one (SPEC 2.2). */
  sameTab: boolean;
}

const fileOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** True for a profile that iOS only installs from its settings (SPEC 2.2). */
export const isProfile = (url: string): boolean => /\.mobileconfig$/i.test(fileOf(url));

/** Where iOS is led once a profile is there: the site's provisioning file, which opens the settings (SPEC 2.2). */
export const provisioningLink = (resources: readonly Resource[]): string | undefined =>
  resources.find(({ url }) => /\.mobileprovision$/i.test(fileOf(url)))?.url;

function urlFor(userAgent: string, of: (type: string) => string | undefined): string | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return of('IOS') ?? of('MOBILECONFIG');
  return /Android/.test(userAgent) ? of('Android') : undefined;
}

/** The link for this phone (SPEC 2.2): iOS takes IOS or MOBILECONFIG, Android takes Android; undefined when there is none for it. */
export function downloadLink(resources: readonly Resource[], userAgent: string): Download | undefined {
  const of = (type: string) => resources.find(({ resourceType, url }) => resourceType === type && url !== '')?.url;
  const url = urlFor(userAgent, of);
  return url === undefined ? undefined : { url, sameTab: /\.(?:ipa|apk|mobileconfig)$/i.test(fileOf(url)) };
}
