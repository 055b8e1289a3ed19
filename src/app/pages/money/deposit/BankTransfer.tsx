import { useEffect } from 'react';
import type { DepositMethod, ReceivingAccount } from '../../../../contract/schemas/deposit.ts';
import { copyText } from '../../../device/clipboard.ts';
import { type Fault, faultText } from '../../../features/forms/faults.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { dataSize } from '../../../i18n/figures.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import type { DepositRequest } from '../../../stores/deposit/deposit.ts';
import { proofSent, receivingAccounts, wantAccounts } from '../../../stores/deposit/deposit-transfer.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { currency } from '../../../stores/system/system.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Face } from '../../../ui/face/Face.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { UploadField } from '../../../ui/field/UploadField.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { copy } from '../../../ui/icon/pay.ts';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import choicesStyles from '../choices.css';
import depositStepsStyles from './deposit-steps.css';
import { useBankTransfer } from './use-bank-transfer.ts';

interface BankTransferProps {
  method: DepositMethod;
  /** What the member is about to transfer; decimal string. */
  amount: string;
  promotionId: string | undefined;
  /** Sends the report and tells how that ended; true when the deposit is under way. */
  onSend: (request: DepositRequest) => Promise<boolean>;
  /** Back to method and amount. */
  onBack: () => void;
}

/** A manual transfer: the account that it goes to, and once it was made, its report with the proof. */
export default function BankTransfer(props: BankTransferProps) {
  const { method, onBack } = props;
  useEffect(() => wantAccounts(method.methodId), [method.methodId]);
  return (
    <>
      <h2 className={choicesStyles.moneyLegend}>{t('payment_transfer_title')}</h2>
      <Loaded resource={receivingAccounts} title={t('payment_accounts_failed')} bones={<LineBones count={6} />}>
        {(accounts) => <ReportForm {...props} accounts={accounts} />}
      </Loaded>
      <button type="button" className="btn btn-quiet btn-wide" onClick={onBack}>
        {t('payment_change')}
      </button>
    </>
  );
}

interface ReportFormProps extends BankTransferProps {
  accounts: readonly ReceivingAccount[];
}

function ReportForm(props: ReportFormProps) {
  const { accounts, amount } = props;
  const form = useBankTransfer(props);
  const { values, faults, busy, account, set } = form;
  if (!account) return <Face kind="empty" title={t('deposit_none')} />;
  return (
    <form noValidate onSubmit={form.submit}>
      <p className={depositStepsStyles.payIntro}>
        {t('payment_transfer_text', { amount: money(amount, currency.value) })}
      </p>
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
      <p className={depositStepsStyles.payHint}>{t('payment_reference_hint')}</p>
      <h2 className={choicesStyles.moneyLegend}>{t('payment_report')}</h2>
      <Field
        name="payerName"
        label={t('payment_payer')}
        value={values.payerName}
        maxLength={80}
        autoComplete="name"
        required
        error={faultText(faults.payerName)}
        onChange={(payerName) => set({ payerName })}
      />
      <Proof picture={form.picture} busy={busy} fault={faults.proof} />
      <button type="submit" className="btn btn-primary btn-wide" aria-busy={busy}>
        {t('payment_transfer_submit')}
      </button>
    </form>
  );
}

interface ProofProps {
  picture: ReturnType<typeof useBankTransfer>['picture'];
  busy: boolean;
  fault: Fault | undefined;
}

function Proof({ picture, busy, fault }: ProofProps) {
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
      error={faultText(fault) || (flaw && t(flaw))}
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

async function copyField(name: string, text: string): Promise<void> {
  if (await copyText(text)) showToast('success', 'payment_field_copied', 1.5, { name });
  else showToast('fail', 'payment_copy_failed', 3);
}

interface AccountRowsProps {
  account: ReceivingAccount;
  /** What is to be transferred; decimal string. */
  amount: string;
}

/** The account that the transfer goes to; each figure has a button that copies it. */
function AccountRows({ account, amount }: AccountRowsProps) {
  const { bankName, branch, number, payeeName, reference } = account;
  const rows: [name: string, shown: string | undefined, copied?: string][] = [
    [t('payment_bank'), bankName],
    [t('payment_branch'), branch],
    [t('payment_number'), number],
    [t('payment_payee'), payeeName],
    [t('payment_reference'), reference],
    [t('payment_amount'), money(amount, currency.value), amount],
  ];
  return (
    <dl className={`card ${depositStepsStyles.payAccount}`}>
      {rows.map(([name, shown, copied = shown]) =>
        shown === undefined || copied === undefined ? null : (
          <div key={name} className={depositStepsStyles.payAccountRow}>
            <dt>{name}</dt>
            <dd className={depositStepsStyles.payAccountValue}>{shown}</dd>
            <dd>
              <button
                type="button"
                className="btn btn-round"
                aria-label={t('payment_copy_field', { name })}
                onClick={() => void copyField(name, copied)}
              >
                <Icon path={copy} size="md" />
              </button>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
