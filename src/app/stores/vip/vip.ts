import { computed, type ReadonlySignal } from '@preact/signals';
import { getVip } from '../../../contract/calls/vip.ts';
import type { Vip, VipLevel } from '../../../contract/schemas/vip.ts';
import { send } from '../../api/client.ts';
import { language } from '../../i18n/texts.ts';
import { type Resource, resource } from '../data/resource.ts';
import { onSignOut } from '../session/session.ts';
import { followLanguage } from '../settings/settings.ts';

/** The member's place in the VIP programme. */
export const vip: Resource<Vip> = followLanguage(
  resource('vip', () => send(getVip, { query: { language: language() } })),
);

/** The level that the member has. */
export const vipLevel: ReadonlySignal<VipLevel | undefined> = computed(
  () => {
    const known = vip.value.value;
    return known?.levels.find(({ level }) => level === known.level);
  },
  { name: 'vip.level' },
);

/** The level above; undefined at the top. */
export const nextLevel: ReadonlySignal<VipLevel | undefined> = computed(
  () => {
    const known = vip.value.value;
    return known?.levels.find(({ level }) => level === known.level + 1);
  },
  { name: 'vip.next' },
);

/** How many bonuses wait to be claimed. */
export const vipClaims: ReadonlySignal<number> = computed(
  () => vip.value.value?.bonuses.filter(({ status }) => status === 'claim').length ?? 0,
  { name: 'vip.claims' },
);

onSignOut(() => vip.set(undefined));
