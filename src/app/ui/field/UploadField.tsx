import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { camera, image, trash } from '../icon/picture.ts';
import { type FieldFrame, FieldShell, fieldVoice } from './shell.tsx';
import styles from './UploadField.css';

/** What the buttons of an upload say. */
export interface UploadTexts {
  camera: string;
  gallery: string;
  /** Instead of `gallery` once there is a picture. */
  replace: string;
  remove: string;
}

export interface UploadFieldProps extends FieldFrame {
  /** Types for the file chooser, such as `image/jpeg,image/png`. */
  accept: string;
  texts: UploadTexts;
  /** Path data of what stands in the empty box. */
  art?: string;
  /** Address of the chosen picture; the file itself is with whoever uses the field. */
  preview?: string | undefined;
  /** How the picture stands, at its foot: its size, "received". */
  state?: string | undefined;
  /** Path data before `state`. */
  stateIcon?: string | undefined;
  /** Bytes on their way; draws the bar and is read out as a progress bar. */
  progress?: { done: number; size: number } | undefined;
  /** No other picture may be chosen now. */
  locked?: boolean;
  onPick: (file: File) => void;
  onRemove?: (() => void) | undefined;
  /** Below the box, as an offer that belongs to it. */
  children?: ReactNode;
}

/**
 * One picture of a form: camera or gallery, a preview to judge it by, how far it has been sent, another one or none. It knows nothing of
 * rules or calls: a wrong file is told through `error`.
 */
export function UploadField(props: UploadFieldProps) {
  const { accept, texts, preview, locked = false, onPick, onRemove, children, label } = props;
  const filled = Boolean(preview || props.state);
  const pick = (control: HTMLInputElement) => {
    const [file] = control.files ?? [];
    // The same file may be chosen again.
    control.value = '';
    if (file) onPick(file);
  };
  return (
    <FieldShell frame={{ ...props, hint: undefined }}>
      <UploadBox {...props} />
      {children}
      {!locked && (
        <div className={styles.uploadActions}>
          <label className={`btn btn-ghost ${styles.uploadAction}`}>
            <Icon path={camera} size="md" />
            <span>{texts.camera}</span>
            <input
              type="file"
              accept={accept}
              capture="environment"
              className="hide-visually"
              aria-label={`${label}: ${texts.camera}`}
              onChange={(event) => pick(event.currentTarget)}
            />
          </label>
          <label className={`btn btn-ghost ${styles.uploadAction}`}>
            <Icon path={image} size="md" />
            <span>{filled ? texts.replace : texts.gallery}</span>
            <input
              {...fieldVoice(props)}
              type="file"
              accept={accept}
              className="hide-visually"
              aria-label={`${label}: ${filled ? texts.replace : texts.gallery}`}
              onChange={(event) => pick(event.currentTarget)}
            />
          </label>
          {filled && onRemove && (
            <button
              type="button"
              className={`btn btn-ghost btn-round ${styles.uploadRemove}`}
              aria-label={`${texts.remove}: ${label}`}
              onClick={onRemove}
            >
              <Icon path={trash} size="md" />
            </button>
          )}
        </div>
      )}
    </FieldShell>
  );
}

function UploadBox({ label, hint, art = image, preview, state, stateIcon, progress }: UploadFieldProps) {
  const filled = Boolean(preview || state);
  return (
    <div className={preview ? `${styles.uploadBox} ${styles.uploadFull}` : styles.uploadBox}>
      {preview ? <img className={styles.uploadImg} src={preview} alt={label} /> : <Icon path={art} size="xl" />}
      {!filled && hint && <span className={styles.uploadHint}>{hint}</span>}
      {filled && state && (
        <span className={styles.uploadFoot}>
          {stateIcon && <Icon path={stateIcon} size="sm" />}
          {state}
        </span>
      )}
      {progress && (
        <span
          className={styles.uploadBar}
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={progress.size}
          aria-valuenow={progress.done}
          aria-valuetext={state}
          style={{ transform: `scaleX(${progress.size > 0 ? progress.done / progress.size : 0})` }}
        />
      )}
    </div>
  );
}
