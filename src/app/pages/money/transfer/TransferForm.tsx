import { type FormEvent, useState } from 'react';
import { keepTyped, typedTexts } from '../../../device/form-draft.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { typedDecimal } from '../../../lib/decimal.ts';
import { go } from '../../../routes/links.ts';
import { currency } from '../../../stores/system/system.ts';
import { transfer } from '../../../stores/wallet/transfer.ts';
import { ownMoney } from '../../../stores/wallet/wallet.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { focusField } from '../../../ui/field/shell.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { swap } from '../../../ui/icon/wallet.ts';
import { transferRecord } from '../links.ts';
import { endsAfter, firstEnds, mostOf, type TransferFlaw, transferFlaw, type WalletChoice } from './transfer-rules.ts';
import { sendTransfer, TRANSFER_FORM } from './transfer-send.ts';

const FLAWS = {
  format: 'transfer_amount_format',
  balance: 'transfer_amount_balance',
  limits: 'transfer_amount_limits',
} as const;

/** Both wallets and the amount; a question confirms them before money moves. */
export function TransferForm({ choices }: { choices: readonly WalletChoice[] }) {
  const [typed, write] = useState(() => {
    const kept = typedTexts(TRANSFER_FORM);
    const query = new URLSearchParams(location.search);
    const asked = { from: query.get('from') ?? kept.from ?? null, to: query.get('to') ?? kept.to ?? null };
    return { ...firstEnds(asked, choices), amount: kept.amount ?? '' };
  });
  const [flaw, setFlaw] = useState<TransferFlaw>();
  const [from, to] = [at(choices, typed.from), at(choices, typed.to)];
  const amount = typedDecimal(typed.amount);
  const most = mostOf(from, to);
  const stopped = from.closed || to.closed;
  const shown = (decimal: string) => money(decimal, currency.value);

  const set = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change };
    keepTyped(TRANSFER_FORM, next);
    write(next);
    setFlaw(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = transferFlaw(amount, from, to);
    setFlaw(found);
    if (found || amount === undefined) return void focusField('amount');
    void sendTransfer({ from: from.id, to: to.id, amount }, from.name, to.name);
  };
  return (
    <form noValidate onSubmit={submit}>
      <div className="card transfer-ends">
        <End
          name="from"
          label={t('transfer_from')}
          choices={choices}
          chosen={from}
          onChoose={(id) => set(endsAfter(from.id, to.id, 'from', id))}
        />
        <button
          type="button"
          className="btn btn-round btn-ghost transfer-swap"
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
      <Field
        name="amount"
        label={t('transfer_amount')}
        value={typed.amount}
        inputMode="decimal"
        maxLength={12}
        hint={to.min && to.max && t('transfer_limits', { min: shown(to.min), max: shown(to.max) })}
        error={
          flaw &&
          t(FLAWS[flaw], {
            min: shown(to.min ?? '0'),
            max: shown(to.max ?? '0'),
            balance: shown(from.balance),
          })
        }
        onChange={(next) => set({ amount: next })}
        after={
          most && (
            <button type="button" className="btn btn-quiet transfer-all" onClick={() => set({ amount: most })}>
              {t('transfer_all')}
            </button>
          )
        }
      />
      <button type="submit" className="btn btn-primary btn-wide" disabled={stopped} aria-busy={transfer.busy.value}>
        {amount ? t('transfer_submit', { amount: shown(amount) }) : t('title_transfer')}
      </button>
      <button type="button" className="btn btn-quiet btn-wide transfer-more" onClick={() => go(transferRecord)}>
        {t('title_transferRecord')}
      </button>
    </form>
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
