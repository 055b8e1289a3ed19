import { useEffect } from 'react';
import { sentLimits } from '../../../../contract/fields/limits.ts';
import { typedTexts } from '../../../device/form-draft.ts';
import { type Fault, faultsOf, faultText } from '../../../features/forms/faults.ts';
import { useForm } from '../../../features/forms/use-form.ts';
import { PaymentSecret } from '../../../features/passwords/PaymentSecret.tsx';
import {
  askSecretAgain,
  isWrongSecret,
  type PaymentSecretFields,
  secretFault,
} from '../../../features/passwords/payment-secret.ts';
import { plural } from '../../../i18n/plural.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { fromMinor } from '../../../lib/decimal.ts';
import { scale } from '../../../lib/money-scale.ts';
import { recordOf } from '../../../lib/record-of.ts';
import { sendingDown } from '../../../stores/agent/send-down.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { wallet } from '../../../stores/wallet/wallet.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import agentStyles from '../agent.css';
import { amount } from '../agent-words.ts';
import linesStyles from '../lines.css';
import sheetStyles from '../sheet.css';
import { amountFlaw, isCovered, type Receiver, requestOf, sumOf } from './transfer-rules.ts';

export interface TransferSheetProps {
  receivers: readonly Receiver[];
  /** It has left: how it ends is told on the page. */
  onSent: () => void;
  onClose: () => void;
}

const FORM = 'sendDown';
const ALL = 'all';

/** Refusals that a transfer to the team has words of its own for. */
const REFUSALS: Readonly<Record<string, TextKey>> = {
  'transfer.amount': 'send_amount_refused',
  'account.disabled': 'send_member_disabled',
};

/** The amounts by member, the one for all of them, and the payment password. */
type SendFields = Record<string, string> & PaymentSecretFields;

function amountFault(typed: string): Fault | undefined {
  const flaw = amountFlaw(typed);
  return flaw && { key: `send_amount_${flaw}` };
}

const sumIn = (fields: SendFields, receivers: readonly Receiver[]): string =>
  sumOf(receivers.map(({ memberId }) => fields[memberId] ?? ''));

/** The form of a transfer: amounts first, then the password that confirms them. A sum that is not there is told all the time. */
function useTransfer(receivers: readonly Receiver[], onSent: () => void) {
  const members = receivers.map(({ memberId }) => memberId);
  const covered = (fields: SendFields) => isCovered(sumIn(fields, receivers), wallet.value.peek()?.main);
  return useForm<SendFields>({
    name: FORM,
    first: () => ({ ...typedTexts(FORM), paymentPassword: '' }),
    order: [...members, 'paymentPassword'],
    check: (fields) => {
      const wrong = faultsOf(recordOf(members, (memberId) => amountFault(fields[memberId] ?? '')));
      if (Object.keys(wrong).length > 0 || !covered(fields)) return wrong;
      return faultsOf({ paymentPassword: secretFault(fields.paymentPassword) });
    },
    send: async (fields, actions) => {
      const request = requestOf(receivers, fields);
      if (!request || !covered(fields) || sendingDown.busy.peek()) return false;
      await sendingDown.start(request, fields.paymentPassword);
      const error = sendingDown.error.peek();
      if (isWrongSecret(error?.code)) return askSecretAgain(actions);
      if (sendingDown.current.peek()) return onSent();
      if (error) showToast(error.kind === 'offline' ? 'offline' : 'fail', REFUSALS[error.code] ?? errorText(error), 4);
      return false;
    },
  });
}

/** A new transfer replaces the last one on the screen. One whose end nobody knows comes first: then this one is given up. */
function useNewTransfer(onGivenUp: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    void wallet.load();
    sendingDown.restore();
    const before = sendingDown.current.peek();
    if (before?.value !== undefined) sendingDown.close();
    else if (before) {
      showToast('fail', 'send_first_check', 4);
      onGivenUp();
    }
  }, []);
}

/** How much to each of the chosen members, the sum, and the payment password that confirms it; the password is kept nowhere. */
export function TransferSheet({ receivers, onSent, onClose }: TransferSheetProps) {
  useNewTransfer(onClose);
  const form = useTransfer(receivers, onSent);
  const balance = wallet.value.value?.main;
  const sum = sumIn(form.values, receivers);
  return (
    <Drawer
      open
      from="bottom"
      title={receivers.length === 1 ? t('send_title', { name: receivers[0]?.userName ?? '' }) : t('send_title_many')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <form noValidate className={sheetStyles.agentSheet} onSubmit={form.submit}>
        <p className={linesStyles.agentHint}>
          {t('send_balance', { amount: balance === undefined ? '…' : amount(balance) })}
        </p>
        <AmountFields receivers={receivers} form={form} />
        <div className={sheetStyles.agentSum}>
          <span>{plural('send_sum', receivers.length)}</span>
          <b className="money">{amount(sum)}</b>
        </div>
        {!isCovered(sum, balance) && (
          <p className={agentStyles.agentError} role="alert">
            {t('send_too_much')}
          </p>
        )}
        <PaymentSecret form={form} />
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={sendingDown.busy.value}>
          {t('send_submit')}
        </button>
      </form>
    </Drawer>
  );
}

interface AmountFieldsProps extends Pick<TransferSheetProps, 'receivers'> {
  form: ReturnType<typeof useTransfer>;
}

/** An amount for each member; for several also one that fills in all of them. */
function AmountFields({ receivers, form: { values, tried, set } }: AmountFieldsProps) {
  const { least, most } = sentLimits(scale);
  const limits = { min: amount(fromMinor(least)), max: amount(fromMinor(most)) };
  const many = receivers.length > 1;
  const sameForAll = (text: string) => set(recordOf([ALL, ...receivers.map(({ memberId }) => memberId)], () => text));
  return (
    <>
      {many && (
        <Field
          name={ALL}
          label={t('send_same')}
          inputMode="decimal"
          maxLength={10 + scale}
          value={values[ALL] ?? ''}
          onChange={sameForAll}
        />
      )}
      {receivers.map(({ memberId, userName }) => (
        <Field
          key={memberId}
          name={memberId}
          label={many ? userName : t('send_amount')}
          hint={many ? '' : t('send_limits', limits)}
          inputMode="decimal"
          maxLength={10 + scale}
          value={values[memberId] ?? ''}
          error={faultText(tried ? amountFault(values[memberId] ?? '') : undefined, limits)}
          onChange={(text) => set({ [memberId]: text })}
        />
      ))}
    </>
  );
}
