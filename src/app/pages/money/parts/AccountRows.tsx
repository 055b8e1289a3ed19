import type { ReceivingAccount } from '../../../../contract/schemas/deposit.ts';
import { copyText } from '../../../device/clipboard.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { currency } from '../../../stores/system.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { copy } from '../../../ui/icon/pay.ts';

async function copyField(name: string, text: string): Promise<void> {
  if (await copyText(text)) showToast('success', 'payment_field_copied', 1.5, { name });
  else showToast('fail', 'payment_copy_failed', 3);
}

interface AccountRowsProps {
  account: ReceivingAccount;
  /** What is to be transferred; decimal string. */
  amount: string;
}

/** An account that a transfer goes to, each figure with its button to copy it. */
export function AccountRows({ account, amount }: AccountRowsProps) {
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
    <dl className="card pay-account">
      {rows.map(([name, shown, copied = shown]) =>
        shown === undefined || copied === undefined ? null : (
          <div key={name} className="pay-account-row">
            <dt>{name}</dt>
            <dd className="pay-account-value">{shown}</dd>
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
