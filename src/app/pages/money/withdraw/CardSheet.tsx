import '../state.css';
import '../sheet.css';
import { type FormEvent, useEffect } from 'react';
import type { BankCard } from '../../../../contract/schemas/withdraw.ts';
import { t } from '../../../i18n/texts.ts';
import { banks } from '../../../stores/withdraw/bank-cards.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { PIX_KEYS, useCardForm } from './use-card-form.ts';

interface CardSheetProps {
  onAdded: (card: BankCard) => void;
  onClose: () => void;
}

/** The keyboard for each kind of key. */
const KEYBOARDS = { cpf: 'numeric', phone: 'tel', email: 'email', random: 'text' } as const;

/** A new Pix key or bank account, confirmed by the payment password. What is typed stays over a reload, but for the password. */
export default function CardSheet({ onAdded, onClose }: CardSheetProps) {
  const { fields, faults, failed, busy, set, submit } = useCardForm((card) => {
    onAdded(card);
    onClose();
  });
  useEffect(() => banks.want(), []);
  const known = banks.value.value ?? [];
  const pixKey = fields.kind === 'pix';
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Drawer open from="bottom" title={t('card_title')} closeLabel={t('close')} onClose={onClose}>
      <form noValidate className="sheet" onSubmit={send}>
        <Segmented
          name="kind"
          label={t('card_kind')}
          value={fields.kind}
          onChange={(kind) => set({ kind, number: '' })}
          options={[
            { id: 'pix', label: t('card_pix') },
            { id: 'bank', label: t('card_bank') },
          ]}
        />
        {pixKey ? (
          <Select
            name="pixKeyType"
            label={t('card_key_type')}
            value={fields.pixKeyType}
            options={PIX_KEYS.map((id) => ({ value: id, label: t(`card_key_${id}`) }))}
            onChange={(next) => set({ pixKeyType: PIX_KEYS.find((id) => id === next) ?? 'cpf', number: '' })}
          />
        ) : (
          <>
            <Select
              name="bankCode"
              label={t('card_bank_name')}
              value={fields.bankCode}
              error={faults.bankCode}
              options={[
                { value: '', label: t('card_bank_choose') },
                ...known.map(({ bankCode, name }) => ({ value: bankCode, label: `${bankCode} ${name}` })),
              ]}
              onChange={(bankCode) => set({ bankCode })}
            />
            <Field
              name="branch"
              label={t('card_branch')}
              value={fields.branch}
              inputMode="numeric"
              maxLength={10}
              error={faults.branch}
              onChange={(branch) => set({ branch })}
            />
          </>
        )}
        <Field
          name="number"
          label={pixKey ? t(`card_key_${fields.pixKeyType}`) : t('card_number')}
          value={fields.number}
          inputMode={pixKey ? KEYBOARDS[fields.pixKeyType] : 'tel'}
          maxLength={64}
          error={faults.number}
          onChange={(number) => set({ number })}
        />
        <Field
          name="payeeName"
          label={t('card_payee')}
          hint={t('card_payee_hint')}
          value={fields.payeeName}
          autoComplete="name"
          maxLength={64}
          error={faults.payeeName}
          onChange={(payeeName) => set({ payeeName })}
        />
        <Field
          name="paymentPassword"
          label={t('pay_password')}
          type="password"
          inputMode="numeric"
          value={fields.paymentPassword}
          maxLength={64}
          reveal={{ show: t('pay_password_show'), hide: t('pay_password_hide') }}
          error={faults.paymentPassword}
          onChange={(paymentPassword) => set({ paymentPassword })}
        />
        {failed && (
          <p className="money-state-error" role="alert">
            {failed}
          </p>
        )}
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={busy}>
          {t('card_save')}
        </button>
      </form>
    </Drawer>
  );
}
