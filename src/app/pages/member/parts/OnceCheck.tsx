import { t } from '../../../i18n/texts.ts';

interface OnceCheckProps {
  /** What is about to be fixed, as the member reads it. */
  values: readonly string[];
  onBack: () => void;
}

/** Asks to look once more at what cannot be changed later, before it is sent. */
export function OnceCheck({ values, onBack }: OnceCheckProps) {
  return (
    <div className="edit-once" role="alert">
      <p className="edit-once-title">{t('once_title')}</p>
      {values.map((value) => (
        <p key={value} className="edit-once-value">
          {value}
        </p>
      ))}
      <button type="button" className="btn btn-quiet edit-once-back" onClick={onBack}>
        {t('once_back')}
      </button>
    </div>
  );
}
