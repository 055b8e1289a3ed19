import { useEffect } from 'react';
import type { ProtectionEvent } from '../../../contract/schemas/protection.ts';
import { Loaded } from '../../features/loading/Loaded.tsx';
import { longMoment } from '../../i18n/dates.ts';
import { durationText } from '../../i18n/duration.ts';
import { t } from '../../i18n/texts.ts';
import { limitText, protectionHistory } from '../../stores/protection/protection.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { Face } from '../../ui/face/Face.tsx';
import styles from './Sheets.css';

/** What happened, in a line. */
function eventText({ act, limit, amount, minutes, until }: ProtectionEvent): string {
  if (limit) {
    const name = t(`limit_sheet_${limit.period}`, { name: t(`limit_${limit.kind}`) });
    return t(`event_${act}`, { name, amount: amount === undefined ? '' : limitText(limit.kind, amount) });
  }
  if (act === 'realityCheck') {
    return minutes ? t('event_realityCheck', { time: durationText(minutes) }) : t('event_realityCheck_off');
  }
  if (act === 'exclusion' && until === undefined) return t('event_exclusion_good');
  return t(`event_${act}`, { at: until ? longMoment(until) : '' });
}

/** What the member has changed, newest first. */
export default function HistorySheet({ onClose }: { onClose: () => void }) {
  useEffect(() => protectionHistory.want(), []);
  return (
    <Drawer open from="bottom" title={t('history_title')} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.protectSheet}>
        <Loaded
          resource={protectionHistory}
          title={t('history_failed')}
          bones={<LineBones count={4} />}
          isEmpty={({ list }) => list.length === 0}
          empty={<Face kind="empty" title={t('history_empty')} />}
        >
          {({ list }) => (
            <ul>
              {list.map((event) => (
                <li key={event.eventId} className={styles.event}>
                  <p>{eventText(event)}</p>
                  <p className={styles.eventWhen}>{longMoment(event.at)}</p>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </Drawer>
  );
}
