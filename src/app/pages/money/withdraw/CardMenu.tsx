import '../sheet.css';
import { type FormEvent, useState } from 'react';
import type { BankCard } from '../../../../contract/schemas/withdraw.ts';
import { t } from '../../../i18n/texts.ts';
import { failureOf } from '../../../stores/data/error-text.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { dropCard, preferCard } from '../../../stores/withdraw/bank-cards.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { focusField } from '../../../ui/field/shell.tsx';

interface CardMenuProps {
  card: BankCard;
  onClose: () => void;
}

/** The menu of an account or Pix key: make it the default, or remove it with the payment password. */
export default function CardMenu({ card, onClose }: CardMenuProps) {
  const [removing, setRemoving] = useState(false);
  const prefer = () => {
    onClose();
    preferCard(card.cardId).catch((thrown: unknown) => {
      const { toast, text } = failureOf(thrown);
      showToast(toast, text, 3);
    });
  };
  return (
    <Drawer open from="bottom" title={`${card.bankName} ${card.number}`} closeLabel={t('close')} onClose={onClose}>
      <div className="sheet">
        {!card.isDefault && !removing && (
          <button type="button" className="btn btn-ghost btn-wide" onClick={prefer}>
            {t('card_prefer')}
          </button>
        )}
        {removing ? (
          <RemoveForm card={card} onDone={onClose} />
        ) : (
          <button type="button" className="btn btn-ghost btn-wide sheet-danger" onClick={() => setRemoving(true)}>
            {t('card_remove')}
          </button>
        )}
      </div>
    </Drawer>
  );
}

function RemoveForm({ card, onDone }: { card: BankCard; onDone: () => void }) {
  const [secret, setSecret] = useState('');
  const [flaw, setFlaw] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!secret) {
      setFlaw(t('pay_password_empty'));
      return void focusField('paymentPassword');
    }
    setBusy(true);
    try {
      await dropCard(card.cardId, secret);
      showToast('success', 'card_removed', 2);
      onDone();
    } catch (thrown) {
      const { code, text } = failureOf(thrown);
      setFlaw(t(code.endsWith('password.wrong') ? 'pay_password_wrong' : text));
      focusField('paymentPassword');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <p className="sheet-line">{t('card_remove_text')}</p>
      <Field
        name="paymentPassword"
        label={t('pay_password')}
        type="password"
        inputMode="numeric"
        value={secret}
        maxLength={64}
        reveal={{ show: t('pay_password_show'), hide: t('pay_password_hide') }}
        error={flaw}
        onChange={(next) => {
          setSecret(next);
          setFlaw('');
        }}
      />
      <button type="submit" className="btn btn-ghost btn-wide sheet-danger" aria-busy={busy}>
        {t('card_remove')}
      </button>
    </form>
  );
}
