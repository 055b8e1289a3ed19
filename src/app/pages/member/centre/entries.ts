import type { Entry } from '../../../features/entries/EntryGrid.tsx';
import { isOpen } from '../../../features/switches/is-open.ts';
import { hasRedRain, redRainPath } from '../../../features/switches/red-rain.ts';
import type { TextKey } from '../../../i18n/texts.ts';
import {
  activity,
  gameRecord,
  go,
  help,
  inviteFriends,
  kycPath,
  mall,
  message,
  notice,
  rewardCenter,
  settings,
  vipPath,
} from '../../../routes/links.ts';
import { kyc } from '../../../stores/kyc/kyc.ts';
import { totalUnread, unclaimedRewards, unreadNotices } from '../../../stores/member/counters.ts';
import { hasRole } from '../../../stores/session/roles.ts';
import { hasFeature } from '../../../stores/system/system.ts';
import { vipClaims } from '../../../stores/vip/vip.ts';
import { lock, ticketFill } from '../../../ui/icon/lobby.ts';
import { calendar, card, chain, crownSimpleFill, shield, shop } from '../../../ui/icon/member.ts';
import { bank, bell, gift, headset, question, receipt, sliders, star, user } from '../../../ui/icon/menu.ts';
import { chart, coins, transfer, wallet } from '../../../ui/icon/record.ts';
import { envelope, percent, ticket, trophy } from '../../../ui/icon/rewards.ts';
import { friends } from '../../../ui/icon/shell.ts';

/** An entry of the member centre: it shows where the site has its page, and `when` a further condition holds (SPEC section 6). */
export interface MemberEntry extends Entry {
  readonly path: string;
  readonly when?: () => boolean;
  /** The state of that page's matter, in a word. */
  readonly state?: () => TextKey | undefined;
}

export interface MemberGroup {
  readonly title: TextKey;
  readonly entries: readonly MemberEntry[];
}

function kycState(): TextKey | undefined {
  const status = kyc.value.value?.status;
  return status && `kyc_state_${status}`;
}

/** Whether the site offers any means of player protection. */
const hasProtection = (): boolean =>
  (['playLimits', 'realityCheck', 'timeOut', 'selfExclusion'] as const).some((feature) => hasFeature(feature));

/** All entries, in order. Pages that are in preparation say so when they are tapped. */
const groups: readonly MemberGroup[] = [
  {
    title: 'member_money',
    entries: [
      { text: 'title_wallet', icon: wallet, path: '/m/wallet' },
      { text: 'title_transfer', icon: transfer, path: '/m/transfer', when: () => hasRole('money') },
      { text: 'title_transactions', icon: bank, path: '/m/transaction/record' },
      { text: 'title_gameRecord', icon: receipt, path: gameRecord },
      { text: 'title_lotteryRecord', icon: ticketFill, path: '/m/lotteryRecord' },
      { text: 'title_pnl', icon: chart, path: '/m/profitAndLoss' },
      { text: 'title_bonuses', icon: coins, path: '/m/bonusDetails' },
    ],
  },
  {
    title: 'member_rewards',
    entries: [
      { text: 'title_vip', icon: crownSimpleFill, path: vipPath, count: () => vipClaims.value },
      {
        text: 'title_rewardCenter',
        icon: gift,
        path: rewardCenter,
        count: () => unclaimedRewards.value,
      },
      { text: 'title_signIn', icon: calendar, path: '/m/activity/signIn' },
      { text: 'title_vouchers', icon: ticket, path: '/m/vouchers' },
      { text: 'title_rebate', icon: percent, path: '/m/rebate' },
      { text: 'title_redRain', icon: envelope, path: redRainPath, when: hasRedRain },
      { text: 'title_leaderboard', icon: trophy, path: '/m/leaderboard' },
      { text: 'title_mall', icon: shop, path: mall },
      { text: 'title_activity', icon: star, path: activity() },
      {
        text: 'title_invite',
        icon: friends,
        path: inviteFriends,
        when: () => !hasRole('agent'),
      },
    ],
  },
  {
    title: 'member_account',
    entries: [
      { text: 'title_myAccount', icon: user, path: '/m/myAccount/index' },
      { text: 'title_security', icon: lock, path: '/m/securityCenter' },
      { text: 'member_kyc', icon: card, path: kycPath, state: kycState },
      {
        text: 'title_linked',
        icon: chain,
        path: '/m/linkedAccounts',
        when: () => hasFeature('facebookLogin') || hasFeature('googleLogin'),
      },
      { text: 'title_protection', icon: shield, path: '/m/protection', when: hasProtection },
      { text: 'member_set', icon: sliders, path: settings },
    ],
  },
  {
    title: 'member_help',
    entries: [
      {
        text: 'title_message',
        icon: headset,
        path: message,
        count: () => totalUnread.value - unreadNotices.value,
      },
      { text: 'member_notices', icon: bell, path: notice(), count: () => unreadNotices.value },
      { text: 'title_help', icon: question, path: help(0) },
    ],
  },
];

const shows = ({ path, when }: MemberEntry): boolean => isOpen(path) && (!when || when());

/** The groups to show now, none of them empty. Reading it in a component follows the flags, the promotions and the session. */
export const memberGroups = (): MemberGroup[] =>
  groups
    .map(({ title, entries }) => ({ title, entries: entries.filter(shows) }))
    .filter(({ entries }) => entries.length > 0);

export const openEntry = ({ path }: MemberEntry): void => go(path);
