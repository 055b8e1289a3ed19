import { type FormEvent, useState } from 'react';
import { t } from '../../../i18n/texts.ts';
import { sendingDown } from '../../../stores/send-down.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { focusField } from '../../../ui/field/shell.tsx';
import { SecretField } from '../SecretField.tsx';
import { wrongPassword } from '../send-refusals.ts';

export interface SecretSheetProps {
  onClose: () => void;
}

/** Asks for the payment password once more: after a reload it is needed to learn how a transfer ended. Nothing new is begun. */
export function SecretSheet({ onClose }: SecretSheetProps) {
  const [secret, setSecret] = useState('');
  const [flaw, setFlaw] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sendingDown.busy.peek()) return;
    if (!secret) {
      setFlaw(t('send_password_empty'));
      return void focusField('paymentPassword');
    }
    await sendingDown.resume(secret);
    if (!wrongPassword(sendingDown.error.peek()?.code ?? '')) return onClose();
    setSecret('');
    setFlaw(t('send_password_wrong'));
    focusField('paymentPassword');
  };
  return (
    <Drawer open from="bottom" title={t('send_check_title')} closeLabel={t('close')} onClose={onClose}>
      <form noValidate className="agent-sheet" onSubmit={(event) => void submit(event)}>
        <p className="agent-hint">{t('send_check_text')}</p>
        <SecretField
          value={secret}
          error={flaw}
          onChange={(next) => {
            setSecret(next);
            setFlaw('');
          }}
        />
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={sendingDown.busy.value}>
          {t('send_check')}
        </button>
      </form>
    </Drawer>
  );
}
