import { useEffect, useLayoutEffect } from 'react';
import { t } from '../../../i18n/texts.ts';
import { dateTime } from '../../../i18n/timestamp.ts';
import { go, goBack } from '../../../routes/links.ts';
import { errorText } from '../../../stores/error-text.ts';
import { messageOf, readMessage } from '../../../stores/inbox.ts';
import { Article, ArticleBones } from '../../../ui/article/Article.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { Html } from '../../../ui/html/Html.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { trash } from '../../../ui/icon/message.ts';
import { confirmDelete } from '../mail-acts.ts';
import { inboxPath } from '../paths.ts';

const toList = (): void => go(inboxPath, { replace: true });

/** One message. Opening it marks it read; that this failed is seen in the list, where it is unread again. */
export default function MessageDetail({ id }: { id: string }) {
  const resource = messageOf(id);
  const message = resource.value.value;
  const error = resource.error.value;
  const unread = message?.read === false;

  useEffect(() => resource.want(), [resource]);
  // Read as soon as it is drawn: who turns back at once leaves before an effect that waits for the paint.
  useLayoutEffect(() => {
    if (unread) readMessage(id).catch(console.warn);
  }, [id, unread]);

  if (message) {
    const remove = async () => {
      if (await confirmDelete([id])) goBack();
    };
    return (
      <Article title={message.title} when={dateTime(message.createdAt)}>
        <Html html={message.content} onPath={go} />
        <button type="button" className="btn btn-ghost btn-wide mail-delete" onClick={() => void remove()}>
          <Icon path={trash} size="md" />
          <span>{t('inbox_delete')}</span>
        </button>
      </Article>
    );
  }
  if (error?.code === 'not.found') {
    return <Face kind="empty" title={t('inbox_gone')} action={t('inbox_see_all')} onAction={toList} />;
  }
  if (!error) return <ArticleBones />;
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={t('inbox_open_failed')}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={() => void resource.load()}
      busy={resource.busy.value}
    />
  );
}
