import { t } from '../../../i18n/texts.ts';

interface QuantityProps {
  value: number;
  /** As many as points and stock allow. */
  most: number;
  onChange: (value: number) => void;
}

/** How many: one less, one more. */
export function Quantity({ value, most, onChange }: QuantityProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and a figure are no fieldset
    <div className="exchange-quantity" role="group" aria-label={t('exchange_quantity')}>
      <span className="exchange-quantity-name">{t('exchange_quantity')}</span>
      <button
        type="button"
        className="btn btn-ghost"
        aria-label={t('exchange_less')}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output className="exchange-count" aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className="btn btn-ghost"
        aria-label={t('exchange_more')}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}
