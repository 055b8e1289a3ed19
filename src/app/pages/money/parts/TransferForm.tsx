import './TransferForm.css';
import { type FormEvent, useEffect } from 'react';
import type { DepositMethod, ReceivingAccount } from '../../../../contract/schemas/deposit.ts';
import { dataSize } from '../../../i18n/figures.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { proofSent, receivingAccounts, wantAccounts } from '../../../stores/deposit-transfer.ts';
import { errorText } from '../../../stores/error-text.ts';
import { currency } from '../../../stores/system.ts';
import { showToast } from '../../../stores/toasts.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { UploadField } from '../../../ui/field/UploadField.tsx';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import { AccountRows } from './AccountRows.tsx';
import { useTransferForm } from './use-transfer-form.ts';

export interface TransferFormProps {
  method: DepositMethod;
  /** What the member is about to transfer; decimal string. */
  amount: string;
  promotionId: string | undefined;
  /** Tells how the report ended; true when the deposit is under way. */
  onSent: () => Promise<boolean>;
  /** Back to method and amount. */
  onBack: () => void;
}

/** A manual transfer: where it goes, and once it was made, its report with the proof. */
export default function TransferForm(props: TransferFormProps) {
  const { method, onBack } = props;
  useEffect(() => wantAccounts(method.methodId), [method.methodId]);
  const list = receivingAccounts.value.value;
  const error = receivingAccounts.error.value;
  return (
    <>
      <h2 className="money-legend">{t('payment_transfer_title')}</h2>
      {list && <Filled {...props} accounts={list} />}
      {!list && !error && <LineBones count={6} />}
      {!list && error && (
        <Face
          kind={error.kind === 'offline' ? 'offline' : 'error'}
          title={t('payment_accounts_failed')}
          text={t(errorText(error))}
          action={t('retry')}
          onAction={() => void receivingAccounts.load()}
          busy={receivingAccounts.busy.value}
        />
      )}
      <button type="button" className="btn btn-quiet btn-wide" onClick={onBack}>
        {t('payment_change')}
      </button>
    </>
  );
}

interface FilledProps extends TransferFormProps {
  accounts: readonly ReceivingAccount[];
}

function Filled({ accounts, ...wish }: FilledProps) {
  const { amount } = wish;
  const form = useTransferForm(wish);
  const { typed, faults, busy, picture, set } = form;
  const account = accounts.find(({ accountId }) => accountId === typed.accountId) ?? accounts[0];
  if (!account) return <Face kind="empty" title={t('deposit_none')} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(account);
  };
  return (
    <form noValidate onSubmit={submit}>
      <p className="pay-intro">{t('payment_transfer_text', { amount: money(amount, currency.value) })}</p>
      {accounts.length > 1 && (
        <Segmented
          name="account"
          label={t('payment_account_pick')}
          value={account.accountId}
          onChange={(accountId) => set({ accountId })}
          options={accounts.map(({ accountId, bankName }) => ({ id: accountId, label: bankName }))}
        />
      )}
      <AccountRows account={account} amount={amount} />
      <p className="pay-hint">{t('payment_reference_hint')}</p>
      <h2 className="money-legend">{t('payment_report')}</h2>
      <Field
        name="payerName"
        label={t('payment_payer')}
        value={typed.payerName}
        maxLength={80}
        autoComplete="name"
        required
        error={faults.payerName}
        onChange={(payerName) => set({ payerName })}
      />
      <Proof picture={picture} busy={busy} error={faults.proof} />
      <button type="submit" className="btn btn-gold btn-wide" aria-busy={busy}>
        {t('payment_transfer_submit')}
      </button>
    </form>
  );
}

interface ProofProps {
  picture: ReturnType<typeof useTransferForm>['picture'];
  busy: boolean;
  error: string | undefined;
}

function Proof({ picture, busy, error }: ProofProps) {
  const { proof, flaw, checking } = picture;
  const size = proof?.picture.size ?? 0;
  const sent = busy ? proofSent.value : 0;
  const pick = async (file: File) => {
    const found = await picture.choose(file);
    // SPEC section 8: what breaks a rule is told for 1.5 s; what cannot be read has failed.
    const unreadable = found === 'picture_unreadable';
    if (found) showToast(unreadable ? 'fail' : 'info', found, unreadable ? 3 : 1.5);
  };
  const state = () => {
    if (checking) return t('payment_proof_checking');
    if (busy) return t('payment_proof_progress', { done: dataSize(sent), size: dataSize(size) });
    return proof && dataSize(size);
  };
  return (
    <UploadField
      name="proof"
      label={t('payment_proof')}
      hint={t('payment_proof_hint')}
      error={error ?? (flaw && t(flaw))}
      required
      accept="image/jpeg,image/png,.jpg,.jpeg,.png"
      texts={{
        camera: t('payment_camera'),
        gallery: t('payment_gallery'),
        replace: t('payment_replace'),
        remove: t('payment_remove'),
      }}
      preview={proof?.preview}
      state={state()}
      progress={busy ? { done: sent, size } : undefined}
      locked={busy || checking}
      onPick={(file) => void pick(file)}
      onRemove={picture.clear}
    />
  );
}
