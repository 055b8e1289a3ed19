import type { DepositPromo } from '../../../../contract/schemas/deposit.ts';
import { isOpen } from '../../../features/switches/is-open.ts';
import { money } from '../../../i18n/format.ts';
import { t } from '../../../i18n/texts.ts';
import { activity, go } from '../../../routes/links.ts';
import { currency } from '../../../stores/system/system.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import choicesStyles from '../choices.css';
import sheetStyles from '../sheet.css';
import depositStepsStyles from './deposit-steps.css';

interface PromoSheetProps {
  promos: readonly DepositPromo[];
  /** promotionId of the chosen one. */
  chosen: string | undefined;
  /** What is typed so far. */
  amount: string | undefined;
  /** What a promotion adds to it; undefined when it is too little. */
  gainOf: (promo: DepositPromo) => { bonus: string; turnover: string } | undefined;
  /** Undefined is none. */
  onPick: (promotionId: string | undefined) => void;
  onClose: () => void;
}

/** Promotions for a deposit, with what each adds to this amount and asks for; the last choice is none. */
export default function PromoSheet({ promos, chosen, amount, gainOf, onPick, onClose }: PromoSheetProps) {
  const pick = (promotionId: string | undefined) => {
    onClose();
    onPick(promotionId);
  };
  return (
    <Drawer open from="bottom" title={t('payment_promos')} closeLabel={t('close')} onClose={onClose}>
      <div className={sheetStyles.sheet}>
        {promos.map((promo) => (
          <div key={promo.promotionId} className={depositStepsStyles.promoRow}>
            <button
              type="button"
              className={
                promo.promotionId === chosen
                  ? `${depositStepsStyles.promoChoice} ${depositStepsStyles.promoChoiceOn}`
                  : depositStepsStyles.promoChoice
              }
              aria-pressed={promo.promotionId === chosen}
              onClick={() => pick(promo.promotionId)}
            >
              <Words promo={promo} amount={amount} gain={gainOf(promo)} />
              <span className={choicesStyles.moneyMethodDot} />
            </button>
            {isOpen(activity()) && (
              <button type="button" className="btn btn-quiet" onClick={() => go(activity(promo.promotionId))}>
                {t('payment_promo_more')}
              </button>
            )}
          </div>
        ))}
        <button
          type="button"
          className={
            chosen
              ? depositStepsStyles.promoChoice
              : `${depositStepsStyles.promoChoice} ${depositStepsStyles.promoChoiceOn}`
          }
          aria-pressed={!chosen}
          onClick={() => pick(undefined)}
        >
          <span className={depositStepsStyles.promoWords}>
            <span className={depositStepsStyles.promoTitle}>{t('payment_promo_none')}</span>
            <span className={depositStepsStyles.promoTerms}>{t('payment_promo_none_text')}</span>
          </span>
          <span className={choicesStyles.moneyMethodDot} />
        </button>
      </div>
    </Drawer>
  );
}

interface WordsProps {
  promo: DepositPromo;
  amount: string | undefined;
  gain: ReturnType<PromoSheetProps['gainOf']>;
}

function Words({ promo, amount, gain }: WordsProps) {
  const shown = (decimal: string) => money(decimal, currency.value);
  const { title, rate, maxBonus, minAmount, wagering, days } = promo;
  return (
    <span className={depositStepsStyles.promoWords}>
      <span className={depositStepsStyles.promoTitle}>{title}</span>
      <span className={depositStepsStyles.promoRate}>
        {t('payment_promo_rate', { rate: rate.replace(/\.0+$/, ''), max: shown(maxBonus) })}
      </span>
      <span className={depositStepsStyles.promoTerms}>
        {t('payment_promo_terms', { min: shown(minAmount), times: wagering, days })}
      </span>
      {gain && amount && (
        <span className={depositStepsStyles.promoGain}>
          {t('payment_promo_gain', {
            amount: shown(amount),
            bonus: shown(gain.bonus),
            turnover: shown(gain.turnover),
          })}
        </span>
      )}
    </span>
  );
}
