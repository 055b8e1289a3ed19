import { useState } from 'react';
import type { BankCard } from '../../../../contract/schemas/withdraw.ts';
import { PaymentSecret } from '../../../features/passwords/PaymentSecret.tsx';
import { isWrongSecret, useSecretForm, WRONG_SECRET } from '../../../features/passwords/payment-secret.ts';
import { t } from '../../../i18n/texts.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { tellFailure } from '../../../stores/screen/tell-failure.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { dropCard, preferCard } from '../../../stores/withdraw/bank-cards.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import styles from '../sheet.css';

interface CardMenuProps {
  card: BankCard;
  onClose: () => void;
}

/** The menu of an account or Pix key: make it the default, or remove it with the payment password. */
export default function CardMenu({ card, onClose }: CardMenuProps) {
  const [removing, setRemoving] = useState(false);
  const prefer = () => {
    onClose();
    preferCard(card.cardId).catch(tellFailure);
  };
  return (
    <Drawer open from="bottom" title={`${card.bankName} ${card.number}`} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.sheet}>
        {!card.isDefault && !removing && (
          <button type="button" className="btn btn-ghost btn-wide" onClick={prefer}>
            {t('card_prefer')}
          </button>
        )}
        {removing ? (
          <RemoveForm card={card} onDone={onClose} />
        ) : (
          <button
            type="button"
            className={`btn btn-ghost btn-wide ${styles.sheetDanger}`}
            onClick={() => setRemoving(true)}
          >
            {t('card_remove')}
          </button>
        )}
      </div>
    </Drawer>
  );
}

function RemoveForm({ card, onDone }: { card: BankCard; onDone: () => void }) {
  const form = useSecretForm({
    send: ({ paymentPassword }) => dropCard(card.cardId, paymentPassword),
    refused: (thrown, { tell }) => {
      const { code, text } = failureOf(thrown);
      tell('paymentPassword', isWrongSecret(code) ? WRONG_SECRET : { key: text });
    },
    done: () => {
      showToast('success', 'card_removed', 2);
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <p className={styles.sheetLine}>{t('card_remove_text')}</p>
      <PaymentSecret form={form} />
      <button type="submit" className={`btn btn-ghost btn-wide ${styles.sheetDanger}`} aria-busy={form.busy}>
        {t('card_remove')}
      </button>
    </form>
  );
}
