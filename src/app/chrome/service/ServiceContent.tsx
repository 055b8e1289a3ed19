import { Loaded } from '../../features/loading/Loaded.tsx';
import { isOpen } from '../../features/switches/is-open.ts';
import { t } from '../../i18n/texts.ts';
import { downloadLink, isProfile } from '../../lib/download-link.ts';
import { safeAddress } from '../../lib/site-path.ts';
import { go } from '../../routes/links.ts';
import { hasChat, openLiveChat } from '../../stores/service/chat.ts';
import { type ServiceWay, serviceWays } from '../../stores/service/service.ts';
import { hasRole } from '../../stores/session/roles.ts';
import { signedIn } from '../../stores/session/session.ts';
import { info } from '../../stores/system/system.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { chat, download, headset, link, messenger, telegram, whatsapp } from '../../ui/icon/message.ts';
import { Feedback } from './Feedback.tsx';
import styles from './ServiceSheet.css';

/** Icons of the channels (SPEC section 3, contact channels), by the letters that their names begin with. */
const ICONS: readonly (readonly [begins: string, icon: string])[] = [
  ['LIVECHAT', chat],
  ['WHATSAPP', whatsapp],
  ['TELEGRAM', telegram],
  ['FACEBOOK', messenger],
];

const iconOf = (type: string): string => ICONS.find(([begins]) => type.startsWith(begins))?.[1] ?? headset;

/** What customer service offers: its channels, then files and links, then the feedback form of members. */
export default function ServiceContent({ onClose }: { onClose: () => void }) {
  return (
    <>
      <h3 className={styles.serviceTitle}>{t('service_talk')}</h3>
      <Channels onClose={onClose} />
      <Files onClose={onClose} />
      {signedIn.value && <Feedback />}
    </>
  );
}

function Channels({ onClose }: { onClose: () => void }) {
  return (
    <Loaded
      resource={serviceWays}
      title={t('service_failed')}
      bones={<LineBones count={3} />}
      empty={<Face kind="empty" title={t('service_none')} text={t('service_none_text')} />}
      isEmpty={(ways) => ways.length === 0}
    >
      {(ways) => (
        <ul>
          {ways.map((way) => (
            <li key={way.type + way.address}>
              <Channel way={way} onClose={onClose} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/**
 * A channel; members go to the live chat with their own conversation, everybody else to the address that the platform gives. Free play is
 * told that live chat is not for it (SPEC section 6).
 */
function Channel({ way: { type, address }, onClose }: { way: ServiceWay; onClose: () => void }) {
  const text = t(type === 'LIVECHAT 1' ? 'service_LIVECHAT_1' : `service_${type}`);
  if (type.startsWith('LIVECHAT') && (hasChat() || (signedIn.value && !hasRole('messages')))) {
    const open = () => {
      onClose();
      void openLiveChat(location.pathname + location.search);
    };
    return (
      <button type="button" className={styles.serviceRow} onClick={open}>
        <RowLabel icon={chat} look="LIVECHAT" text={text} />
      </button>
    );
  }
  return <LinkRow address={address} icon={iconOf(type)} look={type} text={text} onClose={onClose} />;
}

/** The app for this phone, and what else the site offers. */
function Files({ onClose }: { onClose: () => void }) {
  const resources = info.value?.resources ?? [];
  const page = isOpen('/m/app');
  const file = page ? downloadLink(resources, navigator.userAgent) : undefined;
  const address = file && !isProfile(file.url) ? safeAddress(file.url) : undefined;
  const links = resources
    .filter(({ resourceType }) => resourceType === 'TELEGRAM' || resourceType === 'OTHER')
    .map(({ resourceType, url }) => ({ resourceType, address: safeAddress(url) }));
  if (!address && !page && !links.some(({ address: to }) => to)) return null;
  const openApp = () => {
    onClose();
    go('/m/app');
  };
  return (
    <>
      <h3 className={styles.serviceTitle}>{t('service_files')}</h3>
      <ul>
        {address && (
          <li>
            <LinkRow
              address={address}
              sameTab={file?.sameTab}
              icon={download}
              look="app"
              text={t('service_app')}
              onClose={onClose}
            />
          </li>
        )}
        {!address && page && (
          <li>
            <button type="button" className={styles.serviceRow} onClick={openApp}>
              <RowLabel icon={download} look="app" text={t('service_app')} />
            </button>
          </li>
        )}
        {links.map(
          ({ resourceType, address: to }) =>
            to && (
              <li key={to}>
                <LinkRow
                  address={to}
                  icon={resourceType === 'TELEGRAM' ? telegram : link}
                  look={resourceType}
                  text={t(resourceType === 'TELEGRAM' ? 'service_resource_TELEGRAM' : 'service_resource_OTHER')}
                  onClose={onClose}
                />
              </li>
            ),
        )}
      </ul>
    </>
  );
}

interface RowLabelProps {
  icon: string;
  look: string;
  text: string;
}

function RowLabel({ icon, look, text }: RowLabelProps) {
  return (
    <>
      <span className={`${styles.serviceArt} ${styles[`service--${look.replace(/[\s\d]/g, '')}`]}`}>
        <Icon path={icon} />
      </span>
      <span className={styles.serviceText}>{text}</span>
    </>
  );
}

interface LinkRowProps extends RowLabelProps {
  address: string;
  /** Files, numbers and addresses of this site stay in this tab. */
  sameTab?: boolean | undefined;
  onClose: () => void;
}

/** Choosing a link opens it and closes the sheet. */
function LinkRow({ address, sameTab = !address.startsWith('https:'), onClose, ...look }: LinkRowProps) {
  return (
    <a
      className={styles.serviceRow}
      href={address}
      onClick={onClose}
      {...(!sameTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <RowLabel {...look} />
    </a>
  );
}
