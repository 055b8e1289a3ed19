import { t } from '../../i18n/texts.ts';

interface FilterFootProps {
  onClear: () => void;
  onShow: () => void;
}

/** The foot of a sheet of filters. */
export function FilterFoot({ onClear, onShow }: FilterFootProps) {
  return (
    <div className="agent-foot">
      <button type="button" className="btn btn-ghost" onClick={onClear}>
        {t('tsheet_clear')}
      </button>
      <button type="button" className="btn btn-primary" onClick={onShow}>
        {t('tsheet_show')}
      </button>
    </div>
  );
}
