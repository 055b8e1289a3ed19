import { computed, type ReadonlySignal } from '@preact/signals';
import { getAnnouncements } from '../../contract/calls/announcements.ts';
import type { Announcement, Announcements, Banner, BannerGroup } from '../../contract/shapes/announcements.ts';
import { send } from '../api/client.ts';
import { language } from '../i18n/texts.ts';
import { debounce } from '../lib/throttle.ts';
import { type Resource, resource } from './resource.ts';
import { onLanguage } from './settings.ts';
import { merchantCode } from './system.ts';

function ask(types: string, groupName: BannerGroup): Promise<Announcements> {
  return send(getAnnouncements, {
    query: { types, groupName, platform: 'M', merchantCode: merchantCode(), language: language() },
  });
}

/** Banners, notices and pop-ups of home (SPEC 7.3: B, PL, PU). */
export const homeAnnouncements: Resource<Announcements> = resource('announcements.home', () =>
  ask('B,PL,PU', 'm_home'),
);

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
    known = resource(`announcements.${group}`, async () => (await ask('B', group)).banners);
    groups.set(group, known);
  }
  return known;
}

onLanguage(
  debounce(250, () => {
    if (homeAnnouncements.value.peek()) void homeAnnouncements.load();
    for (const group of groups.values()) if (group.value.peek()) void group.load();
  }),
);
