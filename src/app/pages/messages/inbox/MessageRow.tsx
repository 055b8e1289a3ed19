import type { InboxEntry } from '../../../../contract/schemas/inbox.ts';
import { plainDay } from '../../../i18n/dates.ts';
import { siteDay } from '../../../i18n/site-clock.ts';
import { t } from '../../../i18n/texts.ts';
import { day, hour } from '../../../i18n/timestamp.ts';
import { spokenIn } from '../../../lib/spoken.ts';
import { go } from '../../../routes/links.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checks, envelope, envelopeOpen } from '../../../ui/icon/message.ts';
import { Press } from '../../../ui/press/Press.tsx';
import styles from '../mail.css';
import { inboxMessage } from '../message-links.ts';

/** Ids of the messages that are chosen to be deleted; undefined while none are being chosen. */
export type Chosen = ReadonlySet<string> | undefined;

/** When a message came: its hour today, its day before, as people of the language write it. */
function whenOf(instant: string): string {
  const on = day(instant);
  return on === siteDay() ? hour(instant) : plainDay(on);
}

interface MessageRowProps {
  entry: InboxEntry;
  chosen: Chosen;
  onToggle: (id: string) => void;
}

/** One message of the list: a tap opens it, or chooses it while messages are being chosen. */
export function MessageRow({ entry, chosen, onToggle }: MessageRowProps) {
  const { messageId, title, excerpt, createdAt, read } = entry;
  const look = read ? styles.mailRow : `${styles.mailRow} ${styles.mailUnread}`;
  const text = (
    <span className={styles.mailText}>
      {!read && <span className="hide-visually">{t('inbox_unread_mark')}: </span>}
      <span className={`${styles.mailTitle} ellipsis`} {...spokenIn()}>
        {title}
      </span>
      <span className={styles.mailExcerpt}>
        <span className={styles.mailWhen}>{`${whenOf(createdAt)} ·`}</span>
        <span className="ellipsis" {...spokenIn()}>
          {excerpt}
        </span>
      </span>
    </span>
  );
  if (chosen) {
    return (
      <label className={look}>
        <input
          type="checkbox"
          className={`${styles.mailCheck} hide-visually`}
          aria-label={title}
          checked={chosen.has(messageId)}
          onChange={() => onToggle(messageId)}
        />
        <span className={styles.mailBox}>
          <Icon path={checks} size="sm" />
        </span>
        {text}
      </label>
    );
  }
  const to = inboxMessage(messageId);
  return (
    <Press className={look} href={to} onPress={() => go(to)}>
      <span className={styles.mailIcon}>
        <Icon path={read ? envelopeOpen : envelope} size="md" />
      </span>
      {text}
    </Press>
  );
}
