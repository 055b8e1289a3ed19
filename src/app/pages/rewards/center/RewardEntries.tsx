import { type TextKey, t } from '../../../i18n/texts.ts';
import { go, inviteFriends, mall, vipPath } from '../../../routes/links.ts';
import { hasRole } from '../../../stores/roles.ts';
import { hasFeature, hasMenu, hasPromo } from '../../../stores/system.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { calendar, crown, envelope, friends, percent, shop, ticket, trophy } from '../../../ui/icon/rewards.ts';
import { hasRain } from '../has-rain.ts';
import { leaderboardPath, rebatePath, redRainPath, signInPath, vouchersPath } from '../reward-screens.ts';

interface Entry {
  readonly text: TextKey;
  readonly icon: string;
  readonly path: string;
  /** Whether the site has it switched on. */
  readonly when: () => boolean;
}

const ENTRIES: readonly Entry[] = [
  { text: 'title_signIn', icon: calendar, path: signInPath, when: () => hasPromo('LOGIN') },
  { text: 'title_redRain', icon: envelope, path: redRainPath, when: hasRain },
  { text: 'title_vouchers', icon: ticket, path: vouchersPath, when: () => hasFeature('vouchers') },
  { text: 'title_rebate', icon: percent, path: rebatePath, when: () => hasFeature('rebate') },
  { text: 'title_mall', icon: shop, path: mall, when: () => hasFeature('mall') },
  { text: 'title_leaderboard', icon: trophy, path: leaderboardPath, when: () => hasFeature('tournaments') },
  { text: 'title_invite', icon: friends, path: inviteFriends, when: () => hasPromo('REFERRAL') && !hasRole('agent') },
  { text: 'title_vip', icon: crown, path: vipPath, when: () => hasMenu('VIP') },
];

/** The ways to more rewards, as far as the site has them. */
export function RewardEntries() {
  return (
    <ul className="card reward-entries">
      {ENTRIES.filter(({ when }) => when()).map(({ text, icon, path }) => (
        <li key={text} className="reward-entry">
          <button type="button" className="reward-entry-tap" onClick={() => go(path)}>
            <span className="reward-icon">
              <Icon path={icon} size="lg" />
            </span>
            <span className="reward-entry-text">{t(text)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
