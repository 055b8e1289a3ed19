import { useState } from 'react';
import { t } from '../../i18n/texts.ts';

interface RemoveLimitProps {
  hours: number;
  busy: boolean;
  onRemove: () => void;
}

/** The way to no limit, in two taps: the second comes with what it means. */
export function RemoveLimit({ hours, busy, onRemove }: RemoveLimitProps) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" className="btn btn-wide sheet-second" onClick={() => setAsked(true)}>
        {t('limit_remove')}
      </button>
    );
  }
  return (
    <div className="sheet-warn" role="alert">
      <b>{t('limit_remove_title')}</b>
      <p>{t('limit_remove_text', { hours })}</p>
      <button type="button" className="btn btn-ghost btn-wide sheet-second" aria-busy={busy} onClick={onRemove}>
        {t('limit_remove')}
      </button>
    </div>
  );
}
