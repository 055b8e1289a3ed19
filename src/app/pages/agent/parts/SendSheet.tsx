import { type FormEvent, useEffect, useState } from 'react';
import { keepTyped, typedTexts } from '../../../device/form-draft.ts';
import { plural } from '../../../i18n/plural.ts';
import { t } from '../../../i18n/texts.ts';
import { fromMinor } from '../../../lib/decimal.ts';
import { errorText } from '../../../stores/error-text.ts';
import { type SendWish, sendingDown } from '../../../stores/send-down.ts';
import { showToast } from '../../../stores/toasts.ts';
import { wallet } from '../../../stores/wallet.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { focusField } from '../../../ui/field/shell.tsx';
import { amount } from '../amount.ts';
import type { Receiver } from '../receivers.ts';
import { SecretField } from '../SecretField.tsx';
import { SEND_REFUSALS, wrongPassword } from '../send-refusals.ts';
import { amountFlaw, isCovered, LEAST_SENT, MOST_SENT, sumOf, wishOf } from '../send-rules.ts';

export interface SendSheetProps {
  receivers: readonly Receiver[];
  /** It has left: how it ends is told on the page. */
  onSent: () => void;
  onClose: () => void;
}

const FORM = 'sendDown';
const ALL = 'all';

/** How much to each of the chosen members, the sum, and the payment password that confirms it; the password is kept nowhere. */
export function SendSheet({ receivers, onSent, onClose }: SendSheetProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => typedTexts(FORM));
  const [strict, setStrict] = useState(false);
  const [secret, setSecret] = useState('');
  const [flaw, setFlaw] = useState('');
  // A new transfer ends what the screen says of the last; one whose end nobody knows comes first, even if the page has not told of it yet.
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
  const send = async (wish: SendWish) => {
    await sendingDown.start(wish, secret);
    const error = sendingDown.error.peek();
    if (error && wrongPassword(error.code)) {
      setSecret('');
      setFlaw(t('send_password_wrong'));
      return void focusField('paymentPassword');
    }
    if (sendingDown.current.peek()) {
      keepTyped(FORM, undefined);
      return onSent();
    }
    if (error)
      showToast(error.kind === 'offline' ? 'offline' : 'fail', SEND_REFUSALS[error.code] ?? errorText(error), 4);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setStrict(true);
    const wish = wishOf(receivers, typed);
    const wrong = receivers.find(({ memberId }) => amountFlaw(typed[memberId] ?? ''));
    if (!wish) return void focusField(wrong?.memberId ?? '');
    if (!covered) return;
    if (!secret) {
      setFlaw(t('send_password_empty'));
      return void focusField('paymentPassword');
    }
    void send(wish);
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
        <SecretField
          value={secret}
          error={flaw}
          onChange={(next) => {
            setSecret(next);
            setFlaw('');
          }}
        />
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={busy}>
          {t('send_submit')}
        </button>
      </form>
    </Drawer>
  );
}
