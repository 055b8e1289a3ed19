import { useEffect, useLayoutEffect } from 'react';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { SiteHtml } from '../../../features/switches/SiteHtml.tsx';
import { exactMoment } from '../../../i18n/record-moment.ts';
import { t } from '../../../i18n/texts.ts';
import { go, goBack } from '../../../routes/links.ts';
import { messageOf, readMessage } from '../../../stores/inbox/inbox.ts';
import { Article, ArticleBones } from '../../../ui/article/Article.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { trash } from '../../../ui/icon/message.ts';
import styles from '../mail.css';
import { inboxPath } from '../message-links.ts';
import { confirmDelete } from './InboxTools.tsx';

const toList = (): void => go(inboxPath, { replace: true });

/** One message. Opening it marks it read; where that fails, the list shows it unread again. */
export default function MessageDetail({ id }: { id: string }) {
  const resource = messageOf(id);
  const unread = resource.value.value?.read === false;

  useEffect(() => resource.want(), [resource]);
  // A layout effect runs even if the reader turns back before the paint.
  useLayoutEffect(() => {
    if (unread) readMessage(id).catch(console.warn);
  }, [id, unread]);

  const remove = async () => {
    if (await confirmDelete([id])) goBack();
  };
  if (resource.error.value?.code === 'not.found') {
    return <Face kind="empty" title={t('inbox_gone')} action={t('inbox_see_all')} onAction={toList} />;
  }
  return (
    <Loaded resource={resource} title={t('inbox_open_failed')} bones={<ArticleBones />}>
      {({ title, createdAt, content }) => (
        <Article title={title} when={exactMoment(createdAt)}>
          <SiteHtml html={content} />
          <button type="button" className={`btn btn-ghost btn-wide ${styles.mailDelete}`} onClick={() => void remove()}>
            <Icon path={trash} size="md" />
            <span>{t('inbox_delete')}</span>
          </button>
        </Article>
      )}
    </Loaded>
  );
}
