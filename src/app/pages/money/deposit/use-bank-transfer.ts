import { useState } from 'react';
import type { DepositMethod, ReceivingAccount } from '../../../../contract/schemas/deposit.ts';
import { keepTyped, typedTexts } from '../../../device/form-draft.ts';
import { t } from '../../../i18n/texts.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { startDeposit } from '../../../stores/deposit/deposit.ts';
import { sendProof } from '../../../stores/deposit/deposit-transfer.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { focusField } from '../../../ui/field/shell.tsx';
import { useProof } from './use-proof.ts';

const FORM = 'transfer';

/** What is reported, and what hears how that ended. */
interface BankTransferForm {
  readonly method: DepositMethod;
  readonly amount: string;
  readonly promotionId: string | undefined;
  readonly onSent: () => Promise<boolean>;
}

type Faults = Partial<Record<'payerName' | 'proof', string>>;

/** The report of a manual transfer: who sent it and the proof. The picture is sent first, in pieces, then the words. */
export function useBankTransfer({ method, amount, promotionId, onSent }: BankTransferForm) {
  const [typed, write] = useState(() => ({ accountId: '', payerName: '', ...typedTexts(FORM) }));
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const picture = useProof();
  const set = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change };
    keepTyped(FORM, next);
    write(next);
    setFaults({});
  };
  const refuse = (thrown: unknown) => {
    const { code, text, toast } = failureOf(thrown);
    if (code === 'upload.invalid') setFaults({ proof: t('payment_proof_refused') });
    else showToast(toast, text, 3);
  };
  const report = async (account: ReceivingAccount, proof: Blob) => {
    if (globalThis.navigator?.onLine === false) return void showToast('offline', 'deposit_offline', 4);
    setBusy(true);
    try {
      const proofId = await sendProof(proof);
      await startDeposit({
        kind: 'manual',
        methodId: method.methodId,
        accountId: account.accountId,
        amount,
        payerName: typed.payerName.trim(),
        proofId,
        ...(promotionId && { promotionId }),
      });
      if (!(await onSent())) return;
      keepTyped(FORM, undefined);
      picture.clear();
      scrollTo(0, 0);
    } catch (thrown) {
      refuse(thrown);
    } finally {
      setBusy(false);
    }
  };
  const submit = async (account: ReceivingAccount) => {
    if (busy) return;
    const found: Faults = {
      ...(typed.payerName.trim().length < 2 && { payerName: t('payment_payer_missing') }),
      ...(!picture.proof && { proof: t(picture.flaw ?? 'payment_proof_missing') }),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first || !picture.proof) return void focusField(first ?? 'proof');
    await report(account, picture.proof.picture);
  };
  return { typed, faults, busy, picture, set, submit };
}
