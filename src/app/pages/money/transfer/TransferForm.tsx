import { typedTexts } from '../../../device/form-draft.ts';
import { faultsOf, faultText } from '../../../features/forms/faults.ts';
import { useForm } from '../../../features/forms/use-form.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { typedDecimal } from '../../../lib/decimal.ts';
import { scale } from '../../../lib/money-scale.ts';
import { go } from '../../../routes/links.ts';
import { currency } from '../../../stores/system/system.ts';
import { transfer } from '../../../stores/wallet/transfer.ts';
import { ownMoney } from '../../../stores/wallet/wallet.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { swap } from '../../../ui/icon/wallet.ts';
import { transferRecord } from '../links.ts';
import styles from './Transfer.css';
import { endsAfter, firstEnds, mostOf, transferFlaw, type WalletChoice } from './transfer-rules.ts';
import { sendTransfer } from './transfer-send.ts';

const FORM = 'transfer';

interface TransferFields {
  from: string;
  to: string;
  amount: string;
}

/** The wallets of the address, else those of before a reload, and the amount that was typed. */
function startOf(choices: readonly WalletChoice[]): TransferFields {
  const kept = typedTexts(FORM);
  const query = new URLSearchParams(location.search);
  const asked = { from: query.get('from') ?? kept.from ?? null, to: query.get('to') ?? kept.to ?? null };
  return { ...firstEnds(asked, choices), amount: kept.amount ?? '' };
}

/** The form of a transfer; its wallets are kept with whatever is typed. */
function useTransferForm(choices: readonly WalletChoice[]) {
  const endsOf = (values: TransferFields) => [at(choices, values.from), at(choices, values.to)] as const;
  const form = useForm<TransferFields>({
    name: FORM,
    first: () => startOf(choices),
    order: ['amount'],
    together: true,
    check: (values) => {
      const flaw = transferFlaw(typedDecimal(values.amount), ...endsOf(values));
      return faultsOf({ amount: flaw && { key: `transfer_amount_${flaw}` } });
    },
    send: async (values) => {
      const [from, to] = endsOf(values);
      const amount = typedDecimal(values.amount);
      return amount !== undefined && sendTransfer({ from: from.id, to: to.id, amount }, from.name, to.name);
    },
  });
  const [from, to] = endsOf(form.values);
  const set = (change: Partial<TransferFields>) => form.set({ ...form.values, ...change });
  return { ...form, from, to, set };
}

/** Both wallets and the amount; a question confirms them before money moves. */
export function TransferForm({ choices }: { choices: readonly WalletChoice[] }) {
  const form = useTransferForm(choices);
  const { from, to } = form;
  const amount = typedDecimal(form.values.amount);
  return (
    <form noValidate onSubmit={form.submit}>
      <Ends choices={choices} form={form} />
      <AmountField form={form} />
      <button
        type="submit"
        className="btn btn-primary btn-wide"
        disabled={from.closed || to.closed}
        aria-busy={transfer.busy.value}
      >
        {amount ? t('transfer_submit', { amount: shown(amount) }) : t('title_transfer')}
      </button>
      <button
        type="button"
        className={`btn btn-quiet btn-wide ${styles.transferMore}`}
        onClick={() => go(transferRecord)}
      >
        {t('title_transferRecord')}
      </button>
    </form>
  );
}

const shown = (decimal: string): string => money(decimal, currency.value);

type FormState = ReturnType<typeof useTransferForm>;

/** Both wallets, and the button that changes their places. */
function Ends({ choices, form: { from, to, set } }: { choices: readonly WalletChoice[]; form: FormState }) {
  return (
    <div className={`card ${styles.transferEnds}`}>
      <End
        name="from"
        label={t('transfer_from')}
        choices={choices}
        chosen={from}
        onChoose={(id) => set(endsAfter(from.id, to.id, 'from', id))}
      />
      <button
        type="button"
        className={`btn btn-round btn-ghost ${styles.transferSwap}`}
        aria-label={t('transfer_swap')}
        onClick={() => set({ from: to.id, to: from.id })}
      >
        <Icon path={swap} size="md" />
      </button>
      <End
        name="to"
        label={t('transfer_to')}
        choices={choices}
        chosen={to}
        onChoose={(id) => set(endsAfter(from.id, to.id, 'to', id))}
      />
    </div>
  );
}

/** How much, within the limits of the wallet that it goes to; all of it by one tap. */
function AmountField({ form: { values, faults, from, to, set } }: { form: FormState }) {
  const most = mostOf(from, to);
  const limits = { min: shown(to.min ?? '0'), max: shown(to.max ?? '0'), balance: shown(from.balance) };
  return (
    <Field
      name="amount"
      label={t('transfer_amount')}
      value={values.amount}
      inputMode="decimal"
      maxLength={10 + scale}
      hint={to.min && to.max && t('transfer_limits', limits)}
      error={faultText(faults.amount, limits)}
      onChange={(amount) => set({ amount })}
      after={
        most && (
          <button type="button" className={`btn btn-quiet ${styles.transferAll}`} onClick={() => set({ amount: most })}>
            {t('transfer_all')}
          </button>
        )
      }
    />
  );
}

const at = (choices: readonly WalletChoice[], id: string): WalletChoice =>
  choices.find((choice) => choice.id === id) ?? (choices[0] as WalletChoice);

interface EndProps {
  name: 'from' | 'to';
  label: string;
  choices: readonly WalletChoice[];
  chosen: WalletChoice;
  onChoose: (id: string) => void;
}

/** One wallet of a transfer: the phone's own picker, and the balance there. */
function End({ name, label, choices, chosen, onChoose }: EndProps) {
  return (
    <Select
      name={name}
      label={label}
      value={chosen.id}
      onChange={onChoose}
      options={choices.map(({ id, name: text }) => ({ value: id, label: text }))}
      hint={t('transfer_there', { balance: ownMoney(chosen.balance) })}
      error={chosen.closed ? t('transfer_closed', { name: chosen.name }) : ''}
    />
  );
}
