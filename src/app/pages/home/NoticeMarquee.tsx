import { t } from '../../i18n/texts.ts';
import { go, notice } from '../../routes/links.ts';
import { notices } from '../../stores/announcements.ts';
import { Marquee } from '../../ui/marquee/Marquee.tsx';

/** The titles of all notices as a marquee; a tap goes to the notices with the item's index (SPEC 2.9). */
export default function NoticeMarquee() {
  return (
    <Marquee
      items={(notices.value ?? []).map(({ id, title }) => ({ id, text: title }))}
      emptyText={t('notice_none')}
      label={t('notice_label')}
      onPick={(index) => go(notice(index))}
    />
  );
}
