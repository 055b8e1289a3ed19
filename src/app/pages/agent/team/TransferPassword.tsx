import { type FormEvent, useState } from 'react';
import { t } from '../../../i18n/texts.ts';
import { sendingDown } from '../../../stores/agent/send-down.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { focusField } from '../../../ui/field/shell.tsx';

/** Whether a refusal is about the payment password. */
export const isWrongPassword = (code: string): boolean =>
  code === 'password.wrong' || code === 'payment.password.wrong';

interface PasswordFieldProps {
  value: string;
  error: string;
  onChange: (password: string) => void;
}

/** The payment password that confirms a transfer. */
export function PasswordField({ value, error, onChange }: PasswordFieldProps) {
  return (
    <Field
      name="paymentPassword"
      label={t('send_password')}
      type="password"
      inputMode="numeric"
      maxLength={64}
      value={value}
      reveal={{ show: t('send_password_show'), hide: t('send_password_hide') }}
      error={error}
      onChange={onChange}
    />
  );
}

/** Asks for the payment password once more: after a reload it is needed to learn how a transfer ended. Nothing new is begun. */
export function TransferPassword({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sendingDown.busy.peek()) return;
    if (!password) {
      setFault(t('send_password_empty'));
      return void focusField('paymentPassword');
    }
    await sendingDown.resume(password);
    if (!isWrongPassword(sendingDown.error.peek()?.code ?? '')) return onClose();
    setPassword('');
    setFault(t('send_password_wrong'));
    focusField('paymentPassword');
  };
  return (
    <Drawer open from="bottom" title={t('send_check_title')} closeLabel={t('close')} onClose={onClose}>
      <form noValidate className="agent-sheet" onSubmit={(event) => void submit(event)}>
        <p className="agent-hint">{t('send_check_text')}</p>
        <PasswordField
          value={password}
          error={fault}
          onChange={(next) => {
            setPassword(next);
            setFault('');
          }}
        />
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={sendingDown.busy.value}>
          {t('send_check')}
        </button>
      </form>
    </Drawer>
  );
}
