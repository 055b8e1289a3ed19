import { type TextKey, t } from '../../../i18n/texts.ts';
import { kycDraft } from '../../../stores/kyc/kyc-sides.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { pauseFill, playFill } from '../../../ui/icon/player.ts';
import styles from './Kyc.css';
import { withUploads } from './kyc-uploads.ts';

function stateOf(): TextKey {
  const { paused, waiting, troubled } = kycDraft.value;
  if (paused) return 'kyc_paused';
  if (waiting) return 'kyc_waiting';
  return troubled ? 'kyc_troubled' : 'kyc_sending';
}

/** The upload: its state, a pause, and a way to stop it. */
export default function KycProgress() {
  const { paused } = kycDraft.value;
  return (
    <section className={`card ${styles.kycProgress}`}>
      <p aria-live="polite">{t(stateOf())}</p>
      <div className={styles.kycProgressActions}>
        <button type="button" className="btn btn-ghost" onClick={() => withUploads(({ holdKyc }) => holdKyc(!paused))}>
          <Icon path={paused ? playFill : pauseFill} size="sm" />
          <span>{t(paused ? 'kyc_resume' : 'kyc_pause')}</span>
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => withUploads(({ stopKyc }) => stopKyc())}>
          {t('cancel')}
        </button>
      </div>
    </section>
  );
}
