import { t } from '../../i18n/texts.ts';

/** Something whose answer was lost: says so until its end is known. */
export function Unanswered({ onCheck, busy }: { onCheck: () => void; busy: boolean }) {
  return (
    <div className="card agent-card" role="alert">
      <p>{t('deal_unsettled')}</p>
      <button type="button" className="btn btn-ghost btn-wide" aria-busy={busy} onClick={onCheck}>
        {t('deal_check')}
      </button>
    </div>
  );
}
