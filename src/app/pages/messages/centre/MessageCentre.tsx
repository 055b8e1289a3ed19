import { useEffect } from 'react';
import { SearchButton } from '../../../features/search/SearchButton.tsx';
import { isOpen } from '../../../features/switches/is-open.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { safeAddress } from '../../../lib/site-path.ts';
import { go, goBack, message, notice } from '../../../routes/links.ts';
import { unreadChat, unreadInbox, unreadNotices } from '../../../stores/member/counters.ts';
import { refreshCounters } from '../../../stores/member/refresh-counters.ts';
import { showSheet } from '../../../stores/screen/menu.ts';
import { hasChat, openLiveChat } from '../../../stores/service/chat.ts';
import { info } from '../../../stores/system/system.ts';
import badgeStyles from '../../../ui/badge/Badge.css';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { TitleBar } from '../../../ui/bar/TitleBar.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { affiliate, chat, chevron, envelope, headset, megaphone, telegram } from '../../../ui/icon/message.ts';
import { Press } from '../../../ui/press/Press.tsx';
import mailStyles from '../mail.css';
import { inboxPath } from '../message-links.ts';

/** The message centre (SPEC 2.9): everything that is written to a member, and every way to write back. */
export default function MessageCentre() {
  useEffect(() => refreshCounters(), []);
  const { telegram: group, affiliateService } = info.value?.paths ?? {};
  return (
    <>
      <TitleBar title={t('title_message')} backLabel={t('back')} onBack={goBack}>
        <SearchButton />
      </TitleBar>
      <div className="page">
        <Outside look="telegram" icon={telegram} name={t('centre_telegram')} url={group}>
          {t('centre_telegram_text')}
        </Outside>
        {isOpen(notice()) && (
          <Row look="notices" icon={megaphone} name={t('title_notice')} count={unreadNotices.value} to={notice()}>
            {t('centre_notices_text')}
          </Row>
        )}
        <Row look="inbox" icon={envelope} name={t('title_inbox')} count={unreadInbox.value} to={inboxPath}>
          {t('centre_inbox_text')}
        </Row>
        {hasChat() && (
          <Row
            look="chat"
            icon={chat}
            name={t('centre_chat')}
            count={unreadChat.value}
            onPress={() => void openLiveChat(message)}
          >
            {t('centre_chat_text')}
          </Row>
        )}
        <Outside look="affiliate" icon={affiliate} name={t('centre_affiliate')} url={affiliateService}>
          {t('centre_affiliate_text')}
        </Outside>
        <Row look="service" icon={headset} name={t('centre_service')} count={0} onPress={() => showSheet('service')}>
          {t('centre_service_text')}
        </Row>
      </div>
    </>
  );
}

interface Look {
  look: string;
  icon: string;
  name: string;
  /** What it is for. */
  children: string;
}

function Inside({ look, icon, name, children, count = 0 }: Look & { count?: number }) {
  return (
    <>
      <span className={`${mailStyles.mailCentreArt} ${mailStyles[`mail-centre--${look}`]}`}>
        <Icon path={icon} />
      </span>
      <span className={mailStyles.mailText}>
        <span className={mailStyles.mailCentreName}>{name}</span>
        <span className={mailStyles.mailCentreAbout}>{children}</span>
      </span>
      <span className={`${mailStyles.mailCentreEnd} ${badgeStyles.badgeLine}`}>
        <Badge count={count} label={() => plural('unread', count)} />
        <Icon path={chevron} size="sm" />
      </span>
    </>
  );
}

interface RowProps extends Look {
  count: number;
  /** Where it leads on this site, or what it does. */
  to?: string;
  onPress?: () => void;
}

function Row({ to, onPress, ...look }: RowProps) {
  return (
    <Press className={`card ${mailStyles.mailCentreRow}`} href={to} onPress={to ? () => go(to) : onPress}>
      <Inside {...look} />
    </Press>
  );
}

/** A link to an address that the site has configured; unsafe addresses get no link. */
function Outside({ url, ...look }: Look & { url: string | undefined }) {
  const address = safeAddress(url);
  if (!address) return null;
  return (
    <a className={`card ${mailStyles.mailCentreRow}`} href={address} target="_blank" rel="noopener noreferrer">
      <Inside {...look} />
    </a>
  );
}
