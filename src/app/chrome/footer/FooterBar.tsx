import { plural } from '../../i18n/plural.ts';
import { type TextKey, t } from '../../i18n/texts.ts';
import { totalUnread, unclaimedRewards } from '../../stores/counters.ts';
import { signedIn } from '../../stores/session.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chatFill, friends, giftFill, houseFill, userFill, walletFill } from '../../ui/icon/shell.ts';
import { openChat, openDeposit, openHome, openInvite, openMember, openRewards } from '../actions.ts';

interface Item {
  text: TextKey;
  icon: string;
  open: () => void;
  count?: () => number;
}

const ITEMS: readonly Item[] = [
  { text: 'nav_home', icon: houseFill, open: openHome },
  { text: 'nav_invite', icon: friends, open: openInvite },
  { text: 'nav_reward', icon: giftFill, open: openRewards, count: () => unclaimedRewards.value },
  { text: 'nav_deposit', icon: walletFill, open: openDeposit },
  { text: 'nav_chat', icon: chatFill, open: openChat, count: () => totalUnread.value },
  { text: 'nav_member', icon: userFill, open: () => void openMember() },
];

/** The footer bar with its six items (SPEC 2.2). Badges show nothing for zero or without a session. */
export function FooterBar({ path }: { path: string }) {
  return (
    <nav className="footer" aria-label={t('nav_label')}>
      {ITEMS.map(({ text, icon, open, count }) => {
        const unread = signedIn.value && count ? count() : 0;
        const here = text === 'nav_home' && path === 'home';
        return (
          <button
            key={text}
            type="button"
            className={text === 'nav_deposit' ? 'footer-item footer-deposit' : 'footer-item'}
            aria-current={here ? 'page' : undefined}
            onClick={open}
          >
            <span className="footer-icon">
              <Icon path={icon} />
              <Badge count={unread} label={plural('unread', unread)} />
            </span>
            <span className="footer-text ellipsis">{t(text)}</span>
          </button>
        );
      })}
    </nav>
  );
}
