import { useEffect, useLayoutEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { t } from '../../i18n/texts.ts';
import { dateTime } from '../../i18n/timestamp.ts';
import { go, notice } from '../../routes/links.ts';
import { homeAnnouncements } from '../../stores/announcements.ts';
import { errorText } from '../../stores/error-text.ts';
import { announcement, markRead } from '../../stores/notices.ts';
import { Article, ArticleBones } from '../../ui/article/Article.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { Html } from '../../ui/html/Html.tsx';

/** One notice on a page of its own (SPEC 2.9): title, start date and text. */
export function NoticeDetail() {
  const id = new URLSearchParams(useSearch()).get('id') ?? '';
  const listed = homeAnnouncements.value.value?.player.find((one) => one.id === id);
  const resource = announcement(id, listed);
  const shown = resource.value.value;
  const error = resource.error.value;

  useEffect(() => {
    if (id) resource.want();
  }, [id, resource]);
  // As soon as it is drawn: an effect that waits for the paint is lost on who turns back at once.
  useLayoutEffect(() => {
    if (shown) markRead(homeAnnouncements, listed ?? shown);
  }, [shown, listed]);

  if (shown) {
    return (
      <Article title={shown.title} when={dateTime(shown.startDate)}>
        <Html html={shown.content} onPath={go} />
      </Article>
    );
  }
  if (!id || error?.code === 'not.found') {
    return <Face kind="empty" title={t('notice_gone')} action={t('notice_all')} onAction={() => go(notice())} />;
  }
  if (!error) return <ArticleBones />;
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={t('notice_failed')}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={() => void resource.load()}
      busy={resource.busy.value}
    />
  );
}
