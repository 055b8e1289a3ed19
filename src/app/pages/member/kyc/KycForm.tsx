import type { FormEvent } from 'react';
import { DOCUMENT_SIDES, DOCUMENT_TYPES } from '../../../../contract/fields/kyc.ts';
import type { DocumentType, Kyc } from '../../../../contract/schemas/kyc.ts';
import { lazy } from '../../../features/loading/lazy.ts';
import { Part } from '../../../features/loading/Part.tsx';
import { dataSize } from '../../../i18n/figures.ts';
import { t } from '../../../i18n/texts.ts';
import { kycDraft, kycSides, putDraft } from '../../../stores/kyc/kyc-sides.ts';
import { focusField } from '../../../ui/field/shell.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { card } from '../../../ui/icon/member.ts';
import { car, globe } from '../../../ui/icon/picture.ts';
import { warningCircleFill } from '../../../ui/icon/shell.ts';
import { Segmented } from '../../../ui/segmented/Segmented.tsx';
import styles from './Kyc.css';
import { KycPicture } from './KycPicture.tsx';
import { warmUploads, withUploads } from './kyc-uploads.ts';

const KycProgress = lazy(() => import('./KycProgress.tsx'));

const ICONS: Readonly<Record<DocumentType, string>> = { idCard: card, driverLicence: car, passport: globe };

/** The form: the kind of document, its two sides, and the sending (SPEC section 5: both sides are needed). */
export function KycForm({ kyc }: { kyc: Kyc }) {
  const { sending: busy, failure } = kycDraft.value;
  const missing = DOCUMENT_SIDES.find((side) => !['ready', 'sent'].includes(kycSides[side].value.phase));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing) focusField(missing);
    else withUploads(({ sendKyc }) => sendKyc());
  };
  return (
    <form noValidate onSubmit={submit} onPointerDown={warmUploads}>
      {kyc.status === 'rejected' && <Rejection reason={kyc.reason} />}
      <p className={styles.kycIntro}>{t('kyc_intro')}</p>
      <Documents disabled={busy} />
      {DOCUMENT_SIDES.map((side) => (
        <KycPicture key={side} side={side} />
      ))}
      {busy ? <Part of={KycProgress} props={{}} bones={null} /> : <QualityChoice />}
      {failure && (
        <p className={styles.kycFailure} role="alert">
          {t(failure)}
        </p>
      )}
      {!busy && <Submit missing={missing !== undefined} />}
      <p className={styles.kycPrivacy}>{t('kyc_privacy')}</p>
    </form>
  );
}

function Rejection({ reason }: { reason: string | undefined }) {
  return (
    <section className={`card ${styles.kycRejected}`} role="alert">
      <Icon path={warningCircleFill} size="lg" />
      <div>
        <h2 className={styles.kycRejectedTitle}>{t('kyc_rejected_title')}</h2>
        {reason && <p className={styles.kycReason}>{reason}</p>}
        <p>{t('kyc_rejected')}</p>
      </div>
    </section>
  );
}

function Documents({ disabled }: { disabled: boolean }) {
  return (
    <fieldset disabled={disabled}>
      <legend className={styles.kycLegend}>{t('kyc_document')}</legend>
      <div className={styles.kycDocuments}>
        {DOCUMENT_TYPES.map((id) => (
          <label key={id} className={styles.kycDocument}>
            <input
              type="radio"
              name="document"
              className={`hide-visually ${styles.kycDocumentInput}`}
              checked={id === kycDraft.value.documentType}
              onChange={() => putDraft({ documentType: id })}
            />
            <span className={styles.kycDocumentFace}>
              <Icon path={ICONS[id]} size="lg" />
              <span>{t(`kyc_${id}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The choice between originals and smaller copies, where the copies save enough. */
function QualityChoice() {
  const { original, smaller, small } = kycDraft.value;
  if (smaller === original) return null;
  return (
    <div className={styles.kycChoice}>
      <p className={styles.kycLegend}>{t('kyc_quality')}</p>
      <Segmented
        name="quality"
        label={t('kyc_quality')}
        value={small ? 'small' : 'full'}
        onChange={(mode) => withUploads(({ chooseSmall }) => chooseSmall(mode === 'small'))}
        options={[
          { id: 'full', label: t('kyc_full', { size: dataSize(original) }) },
          { id: 'small', label: t('kyc_small', { size: dataSize(smaller) }) },
        ]}
      />
      <p className={styles.kycChoiceHint}>{t('kyc_quality_hint')}</p>
    </div>
  );
}

function Submit({ missing }: { missing: boolean }) {
  const { original, smaller, small } = kycDraft.value;
  const bytes = small ? smaller : original;
  return (
    <button type="submit" className="btn btn-primary btn-wide" aria-disabled={missing}>
      {bytes > 0 ? t('kyc_send_size', { size: dataSize(bytes) }) : t('kyc_send')}
    </button>
  );
}
