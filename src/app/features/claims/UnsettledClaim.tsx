import { t } from '../../i18n/texts.ts';

export interface UnsettledProps {
  /** Asks how it ended. */
  onCheck: () => void;
  busy: boolean;
}

/** A claim whose answer was lost: says so until its end is known. */
export function Unsettled({ onCheck, busy }: UnsettledProps) {
  return (
    <div className="card reward-unsettled" role="alert">
      <p>{t('claim_unsettled')}</p>
      <button type="button" className="btn btn-ghost" aria-busy={busy} onClick={onCheck}>
        {t('claim_check')}
      </button>
    </div>
  );
}
