import './Kyc.css';
import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { errorText } from '../../stores/error-text.ts';
import { kyc } from '../../stores/kyc.ts';
import { isInterrupted, showUploads } from '../../stores/kyc-sides.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { KycForm } from './KycForm.tsx';
import { KycState } from './KycState.tsx';
import { withWork } from './kyc-work.ts';

/** How often a review is asked for, in ms, while the page is seen. */
const EVERY = 20_000;

/** Asks how a review goes on while the page is seen, and at once when it comes to the front. */
function useFollow(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const look = () => {
      if (!document.hidden && navigator.onLine) void kyc.load();
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [active]);
}

/** Asks for the state, and takes up what was interrupted. */
async function openKyc(): Promise<void> {
  await kyc.load();
  if (isInterrupted()) withWork(({ restoreKyc }) => restoreKyc());
  else showUploads();
}

/** Identity verification (SPEC sections 4 and 5): a document's two sides, sent in pieces, and how the review ends. */
export default function Kyc() {
  useEffect(() => {
    void openKyc();
  }, []);
  const state = kyc.value.value;
  const error = kyc.error.value;
  useFollow(state?.status === 'pending');
  return (
    <div className="kyc-page">
      {state &&
        (state.status === 'pending' || state.status === 'verified' ? (
          <KycState kyc={state} />
        ) : (
          <KycForm kyc={state} />
        ))}
      {!state && !error && <LineBones count={7} />}
      {!state && error && (
        <Face
          kind={error.kind === 'offline' ? 'offline' : 'error'}
          title={t('kyc_failed_load')}
          text={t(errorText(error))}
          action={t('retry')}
          onAction={() => void openKyc()}
          busy={kyc.busy.value}
        />
      )}
    </div>
  );
}
