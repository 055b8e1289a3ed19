import { useState } from 'react';
import type { BankCard } from '../../../../contract/schemas/withdraw.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { t } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { bank, dots, pix, plus } from '../../../ui/icon/money.ts';
import choicesStyles from '../choices.css';
import withdrawStyles from './Withdraw.css';

/** The sheet that adds an account. */
export const CARD_SHEET = lazy(() => import('./CardSheet.tsx'), { texts: ['payout'] });
const CardMenu = lazy(() => import('./CardMenu.tsx'), { texts: ['payout'] });

interface CardRowsProps {
  cards: readonly BankCard[];
  /** cardId of the one that is chosen. */
  chosen: string | undefined;
  onChoose: (cardId: string) => void;
}

/** The accounts and Pix keys to choose from, and the button that adds one; the first is a step before the form. */
export function CardRows({ cards, chosen, onChoose }: CardRowsProps) {
  const [adding, setAdding] = useState(false);
  const [menuOf, setMenuOf] = useState<BankCard>();
  if (cards.length === 0) return null;
  return (
    <fieldset>
      <legend className={choicesStyles.moneyLegend}>{t('withdraw_to')}</legend>
      {cards.map((card) => (
        <CardRow
          key={card.cardId}
          card={card}
          on={card.cardId === chosen}
          onChoose={() => onChoose(card.cardId)}
          onMenu={() => setMenuOf(card)}
        />
      ))}
      <button type="button" className={withdrawStyles.withdrawAdd} onClick={() => setAdding(true)}>
        <Icon path={plus} size="md" />
        {t('withdraw_add')}
      </button>
      {adding && (
        <Sheet of={CARD_SHEET} props={{ onAdded: ({ cardId }) => onChoose(cardId), onClose: () => setAdding(false) }} />
      )}
      {menuOf && <Sheet of={CardMenu} props={{ card: menuOf, onClose: () => setMenuOf(undefined) }} />}
    </fieldset>
  );
}

interface CardRowProps {
  card: BankCard;
  on: boolean;
  onChoose: () => void;
  onMenu: () => void;
}

function CardRow({ card, on, onChoose, onMenu }: CardRowProps) {
  return (
    <div className={on ? `${choicesStyles.moneyMethod} ${choicesStyles.moneyMethodOn}` : choicesStyles.moneyMethod}>
      <label className={withdrawStyles.withdrawCard}>
        <input type="radio" name="card" className="hide-visually" checked={on} onChange={onChoose} />
        <Icon path={card.kind === 'pix' ? pix : bank} size="lg" />
        <span className={withdrawStyles.withdrawCardWhat}>
          <span className={`${withdrawStyles.withdrawCardName} ellipsis`}>
            {card.bankName}
            {card.isDefault && <span className={withdrawStyles.withdrawDefault}>{t('withdraw_default')}</span>}
          </span>
          <span className={`${withdrawStyles.withdrawCardNumber} ellipsis`}>{card.number}</span>
        </span>
        <span className={choicesStyles.moneyMethodDot} />
      </label>
      <button
        type="button"
        className="btn btn-round"
        aria-haspopup="dialog"
        aria-label={t('withdraw_card_menu', { name: `${card.bankName} ${card.number}` })}
        onClick={onMenu}
      >
        <Icon path={dots} size="md" />
      </button>
    </div>
  );
}
