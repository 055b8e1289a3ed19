import { type FormEvent, useEffect, useState } from 'react';
import { keepTyped, typedTexts } from '../../../device/form-draft.ts';
import { plural } from '../../../i18n/plural.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { fromMinor } from '../../../lib/decimal.ts';
import { type SendRequest, sendingDown } from '../../../stores/agent/send-down.ts';
import { errorText } from '../../../stores/data/error-text.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { wallet } from '../../../stores/wallet/wallet.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { focusField } from '../../../ui/field/shell.tsx';
import { amount } from '../agent-words.ts';
import { isWrongPassword, PasswordField } from './TransferPassword.tsx';
import { amountFlaw, isCovered, LEAST_SENT, MOST_SENT, type Receiver, requestOf, sumOf } from './transfer-rules.ts';

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

/** How much to each of the chosen members, the sum, and the payment password that confirms it; the password is kept nowhere. */
export function TransferSheet({ receivers, onSent, onClose }: TransferSheetProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => typedTexts(FORM));
  const [strict, setStrict] = useState(false);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  // A new transfer replaces the last one on the screen. One whose end nobody knows comes first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    void wallet.load();
    sendingDown.restore();
    const before = sendingDown.current.peek();
    if (before?.value !== undefined) sendingDown.close();
    else if (before) {
      showToast('fail', 'send_first_check', 4);
      onClose();
    }
  }, []);
  const balance = wallet.value.value?.main;
  const sum = sumOf(receivers.map(({ memberId }) => typed[memberId] ?? ''));
  const covered = isCovered(sum, balance);
  const limits = { min: amount(fromMinor(LEAST_SENT)), max: amount(fromMinor(MOST_SENT)) };
  const busy = sendingDown.busy.value;

  const change = (texts: Record<string, string>) => {
    const next = { ...typed, ...texts };
    setTyped(next);
    keepTyped(FORM, next);
  };
  const sameForAll = (text: string) => {
    const all: Record<string, string> = { [ALL]: text };
    for (const { memberId } of receivers) all[memberId] = text;
    change(all);
  };
  const told = (memberId: string): string => {
    const found = strict ? amountFlaw(typed[memberId] ?? '') : undefined;
    return found ? t(found === 'format' ? 'send_amount_format' : 'send_amount_limits', limits) : '';
  };
  const send = async (request: SendRequest) => {
    await sendingDown.start(request, password);
    const error = sendingDown.error.peek();
    if (error && isWrongPassword(error.code)) {
      setPassword('');
      setFault(t('send_password_wrong'));
      return void focusField('paymentPassword');
    }
    if (sendingDown.current.peek()) {
      keepTyped(FORM, undefined);
      return onSent();
    }
    if (error) showToast(error.kind === 'offline' ? 'offline' : 'fail', REFUSALS[error.code] ?? errorText(error), 4);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setStrict(true);
    const request = requestOf(receivers, typed);
    const wrong = receivers.find(({ memberId }) => amountFlaw(typed[memberId] ?? ''));
    if (!request) return void focusField(wrong?.memberId ?? '');
    if (!covered) return;
    if (!password) {
      setFault(t('send_password_empty'));
      return void focusField('paymentPassword');
    }
    void send(request);
  };
  return (
    <Drawer
      open
      from="bottom"
      title={receivers.length === 1 ? t('send_title', { name: receivers[0]?.userName ?? '' }) : t('send_title_many')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <form noValidate className="agent-sheet" onSubmit={submit}>
        <p className="agent-hint">{t('send_balance', { amount: balance === undefined ? '…' : amount(balance) })}</p>
        {receivers.length > 1 && (
          <Field
            name={ALL}
            label={t('send_same')}
            inputMode="decimal"
            maxLength={12}
            value={typed[ALL] ?? ''}
            onChange={sameForAll}
          />
        )}
        {receivers.map(({ memberId, userName }) => (
          <Field
            key={memberId}
            name={memberId}
            label={receivers.length > 1 ? userName : t('send_amount')}
            hint={receivers.length > 1 ? '' : t('send_limits', limits)}
            inputMode="decimal"
            maxLength={12}
            value={typed[memberId] ?? ''}
            error={told(memberId)}
            onChange={(text) => change({ [memberId]: text })}
          />
        ))}
        <div className="agent-sum">
          <span>{plural('send_sum', receivers.length)}</span>
          <b className="money">{amount(sum)}</b>
        </div>
        {!covered && (
          <p className="agent-error" role="alert">
            {t('send_too_much')}
          </p>
        )}
        <PasswordField
          value={password}
          error={fault}
          onChange={(next) => {
            setPassword(next);
            setFault('');
          }}
        />
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={busy}>
          {t('send_submit')}
        </button>
      </form>
    </Drawer>
  );
}
