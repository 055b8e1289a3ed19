import './rewards.css';
import type { ReactNode } from 'react';
import { useSwitchedOn } from '../../features/switches/use-switched-on.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { inviteFriends, mall, rewardCenter } from '../../routes/links.ts';
import { hasRole } from '../../stores/session/roles.ts';
import { hasFeature, hasMenu, hasPromo } from '../../stores/system/system.ts';
import { Icon } from '../../ui/icon/Icon.tsx';

/** A screen of the rewards: its address, its name, and whether the site has it switched on. */
export interface RewardScreen {
  readonly path: string;
  readonly title: TextKey;
  readonly isOn: () => boolean;
}

/** The reward screens, in the order in which the reward centre lists them. */
export const REWARD_SCREENS = {
  center: { path: rewardCenter, title: 'title_rewardCenter', isOn: () => hasFeature('rewardCenter') },
  signIn: { path: '/m/activity/signIn', title: 'title_signIn', isOn: () => hasPromo('LOGIN') },
  // Members catch envelopes where the site lets it rain, agents where their menu has it too (SPEC 2.11).
  redRain: {
    path: '/m/redRain',
    title: 'title_redRain',
    isOn: () => hasFeature('redRain') && (!hasRole('agent') || hasMenu('AGENTRANSMULTDOWN3')),
  },
  vouchers: { path: '/m/vouchers', title: 'title_vouchers', isOn: () => hasFeature('vouchers') },
  rebate: { path: '/m/rebate', title: 'title_rebate', isOn: () => hasFeature('rebate') },
  mall: { path: mall, title: 'title_mall', isOn: () => hasFeature('mall') },
  leaderboard: { path: '/m/leaderboard', title: 'title_leaderboard', isOn: () => hasFeature('tournaments') },
  // Agents have invitation links of their own.
  invite: { path: inviteFriends, title: 'title_invite', isOn: () => hasPromo('REFERRAL') && !hasRole('agent') },
} as const satisfies Readonly<Record<string, RewardScreen>>;

/** A page of the rewards; it leads home where the site has its screen switched off. */
export function RewardPage({ screen, children }: { screen: RewardScreen; children: ReactNode }) {
  return useSwitchedOn(screen.isOn) ? <div className="page">{children}</div> : null;
}

interface HeroCardProps {
  /** Drawn large behind the figures. */
  icon: string;
  /** Class of a card with a height or figures of its own. */
  look?: string;
  children: ReactNode;
}

/** The card at the top of a reward page: what there is to have, and the way to have it. */
export function HeroCard({ icon, look, children }: HeroCardProps) {
  return (
    <section className={look ? `reward-hero ${look}` : 'reward-hero'}>
      <span className="reward-hero-art">
        <Icon path={icon} />
      </span>
      {children}
    </section>
  );
}
