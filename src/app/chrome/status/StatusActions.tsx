import { useEffect } from 'react';
import { longMoment } from '../../i18n/dates.ts';
import { t } from '../../i18n/texts.ts';
import { closureBusy, closureContact, followClosure, lookAgain, lookedAt } from '../../stores/closure.ts';

/** Asking again, by hand and seldom by itself, and the site's channel if it has one. */
export function StatusActions() {
  useEffect(followClosure, []);
  const contact = closureContact();
  const at = lookedAt.value;
  return (
    <>
      <button
        type="button"
        className="btn btn-primary btn-wide status-act"
        aria-busy={closureBusy.value}
        onClick={() => void lookAgain()}
      >
        {t('status_look')}
      </button>
      {contact && (
        <a className="btn btn-ghost btn-wide status-act" href={contact} target="_blank" rel="noopener noreferrer">
          {t('status_contact')}
        </a>
      )}
      <p className="status-small" role="status">
        {at === undefined ? t('status_by_itself') : t('status_still', { time: longMoment(new Date(at).toISOString()) })}
      </p>
    </>
  );
}
