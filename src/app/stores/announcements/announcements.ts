import { computed, type ReadonlySignal } from '@preact/signals';
import { getAnnouncements } from '../../../contract/calls/announcements.ts';
import type { Announcement, Announcements, Banner, BannerGroup } from '../../../contract/schemas/announcements.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { followLanguage } from '../settings/settings.ts';
import { hasAll, info, merchantCode } from '../system/system.ts';

/** Asks for announcements of these content types, joined by commas, and the banners of a group (SPEC 7.3). */
export function ask(types: string, groupName: BannerGroup): Promise<Announcements> {
  return send(getAnnouncements, {
    query: { types, groupName, platform: 'M', merchantCode: merchantCode(), language: language() },
  });
}

/** Banners, notices and pop-ups of home (SPEC 7.3: B, PL, PU); no notices where the site has none. */
export const homeAnnouncements: Resource<Announcements> = followLanguage(
  resource('announcements.home', () => ask(info.peek() && !hasAll('NOTICE') ? 'B,PU' : 'B,PL,PU', 'm_home')),
);

/** Asks for promotions and what is highlighted (SPEC 7.3: PR, H). */
export const askPromotions = (): Promise<Announcements> => ask('PR,H', '');

/** Banners of the home carousel. */
export const homeBanners: ReadonlySignal<Banner[] | undefined> = computed(
  () => homeAnnouncements.value.value?.banners.filter((banner) => banner.groupName === 'm_home'),
  { name: 'announcements.banners' },
);

/** Notices of the home ticker. */
export const notices: ReadonlySignal<Announcement[] | undefined> = computed(
  () => homeAnnouncements.value.value?.player,
  { name: 'announcements.notices' },
);

const groups = new Map<BannerGroup, Resource<Banner[]>>();

/** Banners above a form (SPEC 2.3: m_login, m_reg, m_forget, m_change). */
export function formBanners(group: BannerGroup): Resource<Banner[]> {
  let known = groups.get(group);
  if (!known) {
    known = followLanguage(resource(`announcements.${group}`, async () => (await ask('B', group)).banners));
    groups.set(group, known);
  }
  return known;
}
