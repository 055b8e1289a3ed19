import type { DepositMethod, ReceivingAccount } from '../../../../contract/schemas/deposit.ts';
import { faultsOf } from '../../../features/forms/faults.ts';
import { useForm } from '../../../features/forms/use-form.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import type { DepositRequest } from '../../../stores/deposit/deposit.ts';
import { sendProof } from '../../../stores/deposit/deposit-transfer.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { useProof } from './use-proof.ts';

/** What is reported, and what hears how that ended. */
interface BankTransferForm {
  readonly method: DepositMethod;
  readonly amount: string;
  readonly promotionId: string | undefined;
  readonly onSend: (request: DepositRequest) => Promise<boolean>;
  /** Those that the method pays into; the first one holds until another is chosen. */
  readonly accounts: readonly ReceivingAccount[];
}

interface ReportFields {
  accountId: string;
  payerName: string;
  /** The picture, which `useProof` holds: here it only has its place among the faults. */
  proof: undefined;
}

/** The report of a manual transfer: who sent it and the proof. The picture is sent first, in pieces, then the words. */
export function useBankTransfer({ method, amount, promotionId, onSend, accounts }: BankTransferForm) {
  const picture = useProof();
  const form = useForm<ReportFields>({
    name: 'bankTransfer',
    first: { accountId: '', payerName: '', proof: undefined },
    together: true,
    check: ({ payerName }) =>
      faultsOf({
        accountId: undefined,
        payerName: payerName.trim().length < 2 ? { key: 'payment_payer_missing' } : undefined,
        proof: picture.proof ? undefined : { key: picture.flaw ?? 'payment_proof_missing' },
      }),
    send: async ({ payerName }) => {
      if (!account || !picture.proof) return false;
      if (globalThis.navigator?.onLine === false) {
        showToast('offline', 'deposit_offline', 4);
        return false;
      }
      const proofId = await sendProof(picture.proof.picture);
      const opened = await onSend({
        kind: 'manual',
        methodId: method.methodId,
        accountId: account.accountId,
        amount,
        payerName: payerName.trim(),
        proofId,
        ...(promotionId && { promotionId }),
      });
      if (!opened) return false;
      picture.clear();
      return true;
    },
    refused: (thrown, { tell }) => {
      const { code, text, toast } = failureOf(thrown);
      if (code === 'upload.invalid') tell('proof', { key: 'payment_proof_refused' });
      else showToast(toast, text, 3);
    },
  });
  const account = accounts.find(({ accountId }) => accountId === form.values.accountId) ?? accounts[0];
  const choose = (file: Blob) => {
    form.mark({ proof: undefined });
    return picture.choose(file);
  };
  return { ...form, account, picture: { ...picture, choose } };
}
