import { PaymentSecret } from '../../../features/passwords/PaymentSecret.tsx';
import { askSecretAgain, isWrongSecret, useSecretForm } from '../../../features/passwords/payment-secret.ts';
import { t } from '../../../i18n/texts.ts';
import { sendingDown } from '../../../stores/agent/send-down.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import linesStyles from '../lines.css';
import sheetStyles from '../sheet.css';

/** Asks for the payment password once more: after a reload it is needed to learn how a transfer ended. Nothing new is begun. */
export function TransferPassword({ onClose }: { onClose: () => void }) {
  const form = useSecretForm({
    send: async ({ paymentPassword }, actions) => {
      if (sendingDown.busy.peek()) return false;
      await sendingDown.resume(paymentPassword);
      return isWrongSecret(sendingDown.error.peek()?.code) ? askSecretAgain(actions) : onClose();
    },
  });
  return (
    <Drawer open from="bottom" title={t('send_check_title')} closeLabel={t('close')} onClose={onClose}>
      <form noValidate className={sheetStyles.agentSheet} onSubmit={form.submit}>
        <p className={linesStyles.agentHint}>{t('send_check_text')}</p>
        <PaymentSecret form={form} />
        <button type="submit" className="btn btn-primary btn-wide" aria-busy={sendingDown.busy.value}>
          {t('send_check')}
        </button>
      </form>
    </Drawer>
  );
}
