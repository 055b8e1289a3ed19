import type { ReactNode } from 'react';
import { TrialFace } from '../../features/sign-in/trial.tsx';
import { isOpen } from '../../features/switches/is-open.ts';
import { hasRedRain, redRainPath } from '../../features/switches/red-rain.ts';
import { useSwitchedOn } from '../../features/switches/use-switched-on.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { inviteFriends, mall, rewardCenter } from '../../routes/links.ts';
import { hasRole } from '../../stores/session/roles.ts';
import { signedIn } from '../../stores/session/session.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './rewards.css';

/** A screen of the rewards: its address, its name, and whether the site has it for this visitor. */
export interface RewardScreen {
  readonly path: string;
  readonly title: TextKey;
  readonly isOn: () => boolean;
}

const screen = (path: string, title: TextKey, isOn = () => isOpen(path)): RewardScreen => ({ path, title, isOn });

/** The reward screens, in the order in which the reward centre lists them. */
export const REWARD_SCREENS = {
  center: screen(rewardCenter, 'title_rewardCenter'),
  signIn: screen('/m/activity/signIn', 'title_signIn'),
  redRain: screen(redRainPath, 'title_redRain', hasRedRain),
  vouchers: screen('/m/vouchers', 'title_vouchers'),
  rebate: screen('/m/rebate', 'title_rebate'),
  mall: screen(mall, 'title_mall'),
  leaderboard: screen('/m/leaderboard', 'title_leaderboard'),
  // Agents have invitation links of their own.
  invite: screen(inviteFriends, 'title_invite', () => isOpen(inviteFriends) && !hasRole('agent')),
};

interface RewardPageProps {
  screen: RewardScreen;
  /** Free play may look too; elsewhere every button would refuse it. */
  forTrial?: boolean;
  children: ReactNode;
}

/** A page of the rewards; it leads home where the site has its screen switched off, and asks free play for an account. */
export function RewardPage({ screen, forTrial = false, children }: RewardPageProps) {
  if (!useSwitchedOn(screen.isOn)) return null;
  if (!forTrial && signedIn.value && !hasRole('account')) return <TrialFace />;
  return <div className="page">{children}</div>;
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
    <section className={look ? `${styles.rewardHero} ${look}` : styles.rewardHero}>
      <span className={styles.rewardHeroArt}>
        <Icon path={icon} />
      </span>
      {children}
    </section>
  );
}
