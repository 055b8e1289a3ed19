import { useState } from 'react';
import { useAct } from '../../features/forms/use-act.ts';
import { longMoment } from '../../i18n/dates.ts';
import { t } from '../../i18n/texts.ts';
import { takeBreak } from '../../stores/protection/protection.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { Choices } from './Choices.tsx';
import styles from './Sheets.css';

const HOUR = 3_600_000;

/** Hours of a time-out, 24 to six weeks. */
const HOURS = ['24', '72', '168', '336', '720', '1008'] as const;
type Hours = (typeof HOURS)[number];

/** Chooses and starts a time-out. It cannot be taken back, so the sheet says until when it lasts. */
export default function BreakSheet({ onClose }: { onClose: () => void }) {
  const [hours, setHours] = useState<Hours>('24');
  const start = useAct(async () => {
    await takeBreak(Number(hours));
    showToast('success', 'break_done', 3);
    onClose();
    scrollTo(0, 0);
  });
  const until = new Date(Date.now() + Number(hours) * HOUR).toISOString();
  return (
    <Drawer
      open
      from="bottom"
      title={t('break_title')}
      closeLabel={t('close')}
      onClose={onClose}
      foot={
        <button type="button" className="btn btn-primary btn-wide" aria-busy={start.busy} onClick={start.run}>
          {t('break_submit')}
        </button>
      }
    >
      <div className={styles.protectSheet}>
        <h3>{t('break_how_long')}</h3>
        <Choices
          label={t('break_how_long')}
          options={HOURS.map((id) => ({ id, label: t(`break_${id}`) }))}
          value={hours}
          onChange={(id) => setHours(id as Hours)}
        />
        <p aria-live="polite">{t('break_until', { at: longMoment(until) })}</p>
        <p className={styles.protectSheetWarn}>{t('break_warning')}</p>
      </div>
    </Drawer>
  );
}
