import { useState } from 'react';
import type { DocumentSide } from '../../../../contract/schemas/kyc.ts';
import type { FileFlaw } from '../../../device/pictures.ts';
import { dataSize } from '../../../i18n/figures.ts';
import { type TextKey, t } from '../../../i18n/texts.ts';
import { kycDraft, kycSides, type Side } from '../../../stores/kyc/kyc-sides.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { UploadField } from '../../../ui/field/UploadField.tsx';
import { card } from '../../../ui/icon/member.ts';
import { done } from '../../../ui/icon/picture.ts';
import styles from './Kyc.css';
import { withUploads } from './kyc-uploads.ts';

const ACCEPT = 'image/jpeg,image/png,.jpg,.jpeg,.png';

const FLAWS: Record<FileFlaw, TextKey> = {
  type: 'activity_image_type',
  size: 'activity_apply_remark_limit3',
  unreadable: 'picture_unreadable',
};

function label(side: DocumentSide): string {
  return t(kycDraft.value.documentType === 'passport' ? `kyc_passport_${side}` : `kyc_${side}`);
}

/** The text below a picture: its size, or how far it is sent. */
function stateText({ phase, size, received }: Side): string | undefined {
  if (phase === 'checking') return t('kyc_checking');
  if (phase === 'ready' || phase === 'large') return dataSize(size);
  if (phase === 'sent') return t('kyc_sent', { size: dataSize(size) });
  if (phase === 'sending') return t('kyc_progress', { done: dataSize(received), size: dataSize(size) });
  return undefined;
}

/** What is wrong with a side. */
function problemOf({ phase, size, received }: Side, flaw: FileFlaw | undefined): string | undefined {
  if (phase === 'refused') return t('kyc_refused');
  if (phase === 'large') return t(FLAWS.size);
  if (phase === 'part') return t('kyc_part', { done: dataSize(received), size: dataSize(size) });
  return flaw && phase === 'empty' ? t(FLAWS[flaw]) : undefined;
}

/** One side of the document: the choice of its picture, its faults, and the progress of its upload. */
export function KycPicture({ side }: { side: DocumentSide }) {
  const [flaw, setFlaw] = useState<FileFlaw>();
  const state = kycSides[side].value;
  const pick = (file: File) =>
    withUploads(async ({ takePicture }) => {
      const found = await takePicture(side, file);
      setFlaw(found);
      // SPEC section 8: what breaks a rule is told for 1.5 s; what cannot be read has failed.
      if (found) showToast(found === 'unreadable' ? 'fail' : 'info', FLAWS[found], found === 'unreadable' ? 3 : 1.5);
    });
  return (
    <UploadField
      name={side}
      label={label(side)}
      hint={t('kyc_hint')}
      error={problemOf(state, flaw)}
      required
      accept={ACCEPT}
      art={card}
      texts={{ camera: t('kyc_camera'), gallery: t('kyc_gallery'), replace: t('kyc_replace'), remove: t('kyc_remove') }}
      preview={state.preview}
      state={stateText(state)}
      stateIcon={state.phase === 'sent' ? done : undefined}
      progress={state.phase === 'sending' ? { done: state.received, size: state.size } : undefined}
      locked={kycDraft.value.sending || state.phase === 'checking'}
      onPick={pick}
      onRemove={
        state.phase === 'sent' && !state.preview
          ? undefined
          : () => withUploads(({ removePicture }) => removePicture(side))
      }
    >
      {state.phase === 'large' && (
        <button
          type="button"
          className={`btn btn-ghost btn-wide ${styles.kycSmaller}`}
          onClick={() => withUploads(({ takeSmaller: take }) => take(side))}
        >
          {t('kyc_take_smaller', { size: dataSize(state.size) })}
        </button>
      )}
    </UploadField>
  );
}
