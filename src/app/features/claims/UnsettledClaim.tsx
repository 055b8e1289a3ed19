import { useEffect } from 'react';
import { type TextKey, t } from '../../i18n/texts.ts';
import type { ClaimEnd, MoneyClaim } from '../../stores/data/claim.ts';
import styles from './UnsettledClaim.css';

/** Asks how a claim ended whose answer was lost, when the page opens and whenever the line is back, and tells it; gives what asks by hand. */
export function useSettle<Value>(
  settle: () => Promise<ClaimEnd<Value>>,
  tell: (end: ClaimEnd<Value>) => void,
): () => void {
  const look = () => void settle().then(tell);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are the page's own and never change
  useEffect(() => {
    look();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, []);
  return look;
}

interface UnsettledClaimProps {
  claim: Pick<MoneyClaim<unknown, unknown>, 'claiming' | 'unsettled'>;
  /** Asks how it ended, and tells it. */
  onCheck: () => void;
  /** In place of the words about a payment. */
  text?: TextKey;
}

/** Says that nobody knows yet whether a claim was paid, until its end is known; nothing while no claim is open. */
export function UnsettledClaim({ claim, onCheck, text = 'claim_unsettled' }: UnsettledClaimProps) {
  if (!claim.unsettled.value) return null;
  return (
    <div className={`card ${styles.claimUnsettled}`} role="alert">
      <p>{t(text)}</p>
      <button type="button" className="btn btn-ghost" aria-busy={claim.claiming.value !== undefined} onClick={onCheck}>
        {t('claim_check')}
      </button>
    </div>
  );
}
