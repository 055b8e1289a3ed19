import { useEffect } from 'react';
import type { BankCard } from '../../../../contract/schemas/withdraw.ts';
import { faultText } from '../../../features/forms/faults.ts';
import { PaymentSecret } from '../../../features/passwords/PaymentSecret.tsx';
import { t } from '../../../i18n/texts.ts';
import { profile } from '../../../stores/member/profile.ts';
import { banks } from '../../../stores/withdraw/bank-cards.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import sheetStyles from '../sheet.css';
import stateStyles from '../state.css';
import { PIX_KEYS, useCardForm } from './use-card-form.ts';

interface CardSheetProps {
  onAdded: (card: BankCard) => void;
  onClose: () => void;
}

/** A new Pix key or bank account, confirmed by the payment password. What is typed stays over a reload, but for the password. */
export default function CardSheet({ onAdded, onClose }: CardSheetProps) {
  const form = useCardForm((card) => {
    onAdded(card);
    onClose();
  });
  const { values, faults, set } = form;
  useEffect(() => profile.want(), []);
  const details = profile.value.value;
  const hint = details?.payeeName ? t('card_payee_own', { name: details.payeeName }) : t('card_payee_first');
  return (
    <Drawer open from="bottom" title={t('card_title')} closeLabel={t('close')} onClose={onClose}>
      <form noValidate className={sheetStyles.sheet} onSubmit={form.submit}>
        <Segmented
          name="kind"
          label={t('card_kind')}
          value={values.kind}
          onChange={(kind) => set({ kind, number: '' })}
          options={[
            { id: 'pix', label: t('card_pix') },
            { id: 'bank', label: t('card_bank') },
          ]}
        />
        <NumberFields form={form} />
        <Field
          name="payeeName"
          label={t('card_payee')}
          hint={details ? hint : t('card_payee_hint')}
          value={values.payeeName}
          autoComplete="name"
          maxLength={64}
          error={faultText(faults.payeeName)}
          onChange={(payeeName) => set({ payeeName })}
        />
        <PaymentSecret form={form} />
        {form.failed && (
          <p className={stateStyles.moneyStateError} role="alert">
            {faultText(form.failed)}
          </p>
        )}
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={form.busy}>
          {t('card_save')}
        </button>
      </form>
    </Drawer>
  );
}

/** The keyboard for each kind of key. */
const KEYBOARDS = { cpf: 'numeric', phone: 'tel', email: 'email', random: 'text' } as const;

/** Where the money goes: a key of some kind, or an account at a bank. */
function NumberFields({ form: { values, faults, set } }: { form: ReturnType<typeof useCardForm> }) {
  useEffect(() => banks.want(), []);
  const known = banks.value.value ?? [];
  const pixKey = values.kind === 'pix';
  return (
    <>
      {pixKey ? (
        <Select
          name="pixKeyType"
          label={t('card_key_type')}
          value={values.pixKeyType}
          options={PIX_KEYS.map((id) => ({ value: id, label: t(`card_key_${id}`) }))}
          onChange={(next) => set({ pixKeyType: PIX_KEYS.find((id) => id === next) ?? 'cpf', number: '' })}
        />
      ) : (
        <>
          <Select
            name="bankCode"
            label={t('card_bank_name')}
            value={values.bankCode}
            error={faultText(faults.bankCode)}
            options={[
              { value: '', label: t('card_bank_choose') },
              ...known.map(({ bankCode, name }) => ({ value: bankCode, label: `${bankCode} ${name}` })),
            ]}
            onChange={(bankCode) => set({ bankCode })}
          />
          <Field
            name="branch"
            label={t('card_branch')}
            value={values.branch}
            inputMode="numeric"
            maxLength={10}
            error={faultText(faults.branch)}
            onChange={(branch) => set({ branch })}
          />
        </>
      )}
      <Field
        name="number"
        label={pixKey ? t(`card_key_${values.pixKeyType}`) : t('card_number')}
        value={values.number}
        inputMode={pixKey ? KEYBOARDS[values.pixKeyType] : 'tel'}
        maxLength={64}
        error={faultText(faults.number)}
        onChange={(number) => set({ number })}
      />
    </>
  );
}
