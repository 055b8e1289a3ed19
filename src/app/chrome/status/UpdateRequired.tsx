import { useState } from 'react';
import { t } from '../../i18n/texts.ts';
import { takeUpdate, updateTried } from '../../stores/update.ts';
import { StatusHead } from './StatusHead.tsx';

/** This app is too old for the platform: one tap brings the new one. What was typed is kept by its form (device/typed.ts). */
export function UpdateRequired() {
  const [busy, setBusy] = useState(false);
  const update = () => {
    setBusy(true);
    void takeUpdate();
  };
  return (
    <>
      <StatusHead icon="/icons/lobby.svg#sparkle" look="new" title={t('update_title')}>
        <p>{t(updateTried() ? 'update_tried' : 'update_text')}</p>
      </StatusHead>
      <button type="button" className="btn btn-primary btn-wide status-act" aria-busy={busy} onClick={update}>
        {t('update_now')}
      </button>
    </>
  );
}
