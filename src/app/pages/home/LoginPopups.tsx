import { useEffect, useState } from 'react';
import { isOpen } from '../../features/switches/is-open.ts';
import { SiteHtml } from '../../features/switches/SiteHtml.tsx';
import { t } from '../../i18n/texts.ts';
import { closingLink } from '../../lib/closing-link.ts';
import { go } from '../../routes/links.ts';
import { homeAnnouncements } from '../../stores/announcements/announcements.ts';
import { duePopups, hideForToday } from '../../stores/announcements/popups.ts';
import { pageFree } from '../../stores/screen/page-free.ts';
import { hasRole } from '../../stores/session/roles.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { cross } from '../../ui/icon/close.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { broadcastFill } from '../../ui/icon/lobby.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './LoginPopups.css';

/** Shape of a pop-up's picture in CSS px. */
const PICTURE = { width: 296, height: 166 };

/**
 * The pop-ups of a login, one after the other; free play, which has no account, gets none. `onDone` is called when the last one has been
 * closed: then they do not come again.
 */
export default function LoginPopups({ onDone }: { onDone: () => void }) {
  // What was due when they began: a list that is asked for again meanwhile changes nothing.
  const [queue] = useState(() => (hasRole('account') ? duePopups(homeAnnouncements.value.peek()?.popup ?? []) : []));
  const [at, setAt] = useState(0);
  const [notToday, setNotToday] = useState(false);
  const [open, setOpen] = useState(true);
  const [free, setFree] = useState(false);
  const popup = queue[at];
  const done = !open || !popup;

  useEffect(() => {
    if (done) onDone();
  }, [done, onDone]);
  // A game that was tapped before the login has opened its entrance: that comes first.
  useEffect(() => {
    let here = true;
    const waiting = pageFree(
      () => here,
      false,
      () => false,
    );
    void waiting.then(() => setFree(here));
    return () => {
      here = false;
    };
  }, []);

  if (!popup || !free) return null;
  const close = () => {
    if (notToday) hideForToday(popup.id);
    setNotToday(false);
    if (at + 1 < queue.length) setAt(at + 1);
    else setOpen(false);
  };
  // A link of one leaves for its page, and the rest have had their turn.
  const follow = (path: string) => {
    setOpen(false);
    go(path);
  };
  const image = popup.announcementImages[0];
  const place = queue.length > 1 ? t('popup_place', { index: at + 1, count: queue.length }) : undefined;
  const closing = closingLink(popup.content);
  const asked = closing && isOpen(closing.path) ? closing : undefined;
  const action = asked
    ? { label: asked.label, onPress: () => follow(asked.path) }
    : { label: at + 1 < queue.length ? t('popup_next') : t('popup_close'), onPress: close };
  const x = (
    <button type="button" className={`btn btn-round ${styles.popupX}`} aria-label={t('popup_close')} onClick={close}>
      <Icon path={cross} size="md" />
    </button>
  );
  return (
    <Dialog open={open} title={popup.title} spoken actions={[{ ...action, primary: true }]} corner={x} onClose={close}>
      <div className={styles.popup}>
        {image ? (
          <Picture src={image.url} name="" {...PICTURE} eager />
        ) : (
          <p className={styles.popupSign}>
            <Icon path={broadcastFill} size="lg" />
          </p>
        )}
        <div className={styles.popupText}>
          <SiteHtml html={asked?.rest ?? popup.content} onPath={follow} />
        </div>
        <label className={styles.popupToday}>
          <input type="checkbox" checked={notToday} onChange={(event) => setNotToday(event.currentTarget.checked)} />
          {t('popup_today')}
        </label>
        {place && <p className={styles.popupPlace}>{place}</p>}
      </div>
    </Dialog>
  );
}
