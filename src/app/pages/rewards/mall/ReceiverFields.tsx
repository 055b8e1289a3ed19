import { t } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/field/Field.tsx';
import type { ReceiverFlaw, ReceiverTexts } from './mall-rules.ts';

interface ReceiverFieldsProps {
  typed: ReceiverTexts;
  flaws: readonly ReceiverFlaw[];
  onChange: (texts: Partial<ReceiverTexts>) => void;
}

const FLAWS = {
  name: 'exchange_name_flaw',
  mobileNum: 'exchange_mobile_flaw',
  address: 'exchange_address_flaw',
} as const;

/** Where goods are sent to. */
export function ReceiverFields({ typed, flaws, onChange }: ReceiverFieldsProps) {
  const flawOf = (field: ReceiverFlaw) => (flaws.includes(field) ? t(FLAWS[field]) : undefined);
  return (
    <>
      <Field
        name="name"
        label={t('exchange_name')}
        value={typed.name}
        autoComplete="name"
        maxLength={128}
        error={flawOf('name')}
        onChange={(name) => onChange({ name })}
      />
      <Field
        name="mobileNum"
        label={t('exchange_mobile')}
        value={typed.mobileNum}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
        error={flawOf('mobileNum')}
        onChange={(mobileNum) => onChange({ mobileNum })}
      />
      <Field
        name="address"
        label={t('exchange_address')}
        value={typed.address}
        autoComplete="street-address"
        maxLength={256}
        hint={t('exchange_address_hint')}
        error={flawOf('address')}
        onChange={(address) => onChange({ address })}
      />
    </>
  );
}
