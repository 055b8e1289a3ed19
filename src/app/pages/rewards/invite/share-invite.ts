import { sitePath } from '../../../lib/site-path.ts';

/** The invitation link as others open it: an address of this very site, whatever the platform says. */
export function inviteAddress(link: string, code: string, origin: string): string {
  const own = link.startsWith(`${origin}/`) ? link.slice(origin.length) : link;
  return origin + (sitePath(own) ?? `/m/register?affiliateCode=${encodeURIComponent(code)}`);
}

/** Services that take an invitation by a link of theirs. */
export const SHARE_LINKS = {
  WHATSAPP: (text: string, address: string) => `https://wa.me/?text=${encodeURIComponent(`${text} ${address}`)}`,
  TELEGRAM: (text: string, address: string) =>
    `https://t.me/share/url?url=${encodeURIComponent(address)}&text=${encodeURIComponent(text)}`,
} as const;

export type ShareService = keyof typeof SHARE_LINKS;

/** How sharing by the phone's own sheet ended. */
export type Shared = 'shared' | 'cancelled' | 'failed';

/** Whether the phone has a sheet to share by. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the phone's sheet. */
export async function shareInvite(title: string, text: string, url: string): Promise<Shared> {
  try {
    await navigator.share({ title, text, url });
    return 'shared';
  } catch (error) {
    // Who closes the sheet has changed their mind; anything else is a sheet that does not work.
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
