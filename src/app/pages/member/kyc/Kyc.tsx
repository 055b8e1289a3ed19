import { useEffect } from 'react';
import type { Kyc as KycAnswer } from '../../../../contract/schemas/kyc.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { useFollow } from '../../../features/loading/use-follow.ts';
import { useReturn } from '../../../features/loading/use-return.ts';
import { longMoment } from '../../../i18n/dates.ts';
import { t } from '../../../i18n/texts.ts';
import { go, memberHome } from '../../../routes/links.ts';
import { kyc } from '../../../stores/kyc/kyc.ts';
import { isInterrupted, kycDraft, showUploads } from '../../../stores/kyc/kyc-sides.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { clock } from '../../../ui/icon/controls.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { done } from '../../../ui/icon/picture.ts';
import styles from './Kyc.css';
import { KycForm } from './KycForm.tsx';
import { withUploads } from './kyc-uploads.ts';

/** How often the page asks for the review, in ms, while it is seen. */
const EVERY = 20_000;

/** Gives whether it failed. */
async function askReview(): Promise<boolean> {
  await kyc.load();
  return kyc.error.peek() !== undefined;
}

/** Asks for the state of a review while the page is seen; any state may have been changed by another device, so also when it is seen again. */
function useReview(pending: boolean): void {
  useFollow(pending, askReview, EVERY);
  useReturn(() => {
    if (!kycDraft.peek().sending) void kyc.load();
  });
}

/** Loads the state, and resumes an interrupted upload. */
async function openKyc(): Promise<void> {
  await kyc.load();
  if (isInterrupted()) withUploads(({ restoreKyc }) => restoreKyc());
  else showUploads();
}

/** Identity verification (SPEC sections 4 and 5): a document's two sides, sent in pieces, and how the review ends. */
export default function Kyc() {
  useEffect(() => {
    void openKyc();
  }, []);
  useReview(kyc.value.value?.status === 'pending');
  return (
    <div className="page">
      <Loaded
        resource={kyc}
        title={t('kyc_failed_load')}
        bones={<LineBones count={7} />}
        onRetry={() => void openKyc()}
      >
        {(state) =>
          state.status === 'pending' || state.status === 'verified' ? <KycState kyc={state} /> : <KycForm kyc={state} />
        }
      </Loaded>
    </div>
  );
}

/** A verification that waits for its review, or has passed it. */
function KycState({ kyc: { status, submittedAt } }: { kyc: KycAnswer }) {
  const verified = status === 'verified';
  // The form before was longer, and its sender stands at its end.
  useEffect(() => scrollTo(0, 0), []);
  return (
    <section
      className={verified ? `card ${styles.kycState} ${styles.kycVerified}` : `card ${styles.kycState}`}
      aria-live="polite"
    >
      <Icon path={verified ? done : clock} size="xl" />
      <h2 className={styles.kycStateTitle}>{t(verified ? 'kyc_verified_title' : 'kyc_pending_title')}</h2>
      <p className={styles.kycStateText}>{t(verified ? 'kyc_verified' : 'kyc_pending')}</p>
      {!verified && submittedAt && (
        <p className={styles.kycStateDate}>{t('kyc_submitted', { date: longMoment(submittedAt) })}</p>
      )}
      <button type="button" className="btn btn-ghost btn-wide" onClick={() => go(memberHome)}>
        {t('kyc_home')}
      </button>
    </section>
  );
}
