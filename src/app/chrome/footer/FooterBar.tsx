import { isOpen } from '../../features/switches/is-open.ts';
import { plural } from '../../i18n/plural.ts';
import { type TextKey, t } from '../../i18n/texts.ts';
import { deposit, home, inviteFriends, login, memberHome, message, rewardCenter } from '../../routes/links.ts';
import { totalUnread, unclaimedRewards } from '../../stores/member/counters.ts';
import { signedIn } from '../../stores/session/session.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import styles from '../../ui/bar/FooterBar.css';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chatFill, friends, giftFill, houseFill, userFill, walletFill } from '../../ui/icon/shell.ts';
import { Press } from '../../ui/press/Press.tsx';
import { openDeposit, openHome, openInvite, openMember, openRewards, openSupport } from '../actions.ts';

interface Item {
  text: TextKey;
  icon: string;
  path: string;
  open: () => void;
  count?: () => number;
  /**
   * What the site must have, where that is not what its page needs: support has more ways than messages, and without the REFERRAL promotion
   * the invitation is told to come soon (SPEC section 6).
   */
  needs?: string;
}

const ITEMS: readonly Item[] = [
  { text: 'nav_home', icon: houseFill, path: home, open: openHome },
  { text: 'nav_invite', icon: friends, path: inviteFriends, open: openInvite, needs: 'INVITE' },
  {
    text: 'nav_reward',
    icon: giftFill,
    path: rewardCenter,
    open: openRewards,
    count: () => unclaimedRewards.value,
  },
  { text: 'nav_deposit', icon: walletFill, path: deposit, open: openDeposit },
  { text: 'nav_chat', icon: chatFill, path: message, open: openSupport, count: () => totalUnread.value, needs: '' },
  { text: 'nav_member', icon: userFill, path: memberHome, open: () => void openMember() },
];

/** The footer bar with its six items (SPEC 2.2), as far as the site has them; the one of the page at `path` is lit. Badges show nothing for zero or without a session. */
export function FooterBar({ path }: { path: string }) {
  // They stand there until the site is known to do without.
  const items = ITEMS.filter(({ path: to, needs }) => isOpen(to, needs));
  return (
    <nav
      className={items.length < ITEMS.length ? `${styles.footer} ${styles.footerFew}` : styles.footer}
      aria-label={t('nav_label')}
    >
      {items.map(({ text, icon, path: to, open, count }) => {
        const unread = signedIn.value && count ? count() : 0;
        return (
          <Press
            key={text}
            href={isOpen(to) && (signedIn.value || to === home ? to : login(to))}
            className={text === 'nav_deposit' ? `${styles.footerItem} ${styles.footerDeposit}` : styles.footerItem}
            aria-current={to === path ? 'page' : undefined}
            onPress={open}
          >
            <span className={styles.footerIcon}>
              <Icon path={icon} />
              <Badge count={unread} label={() => plural('unread', unread)} />
            </span>
            <span className={`${styles.footerText}${t(text)[9] ? ` ${styles.footerLong}` : ''}`}>{t(text)}</span>
          </Press>
        );
      })}
    </nav>
  );
}
