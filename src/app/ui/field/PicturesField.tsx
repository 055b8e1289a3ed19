import { times } from '../../lib/times.ts';
import styles from './PicturesField.css';
import { type FieldFrame, FieldShell, fieldVoice } from './shell.tsx';

export interface PicturesFieldProps extends FieldFrame {
  /** Types for the file chooser, such as `image/jpeg,image/png`. */
  accept: string;
  /** The most pictures. */
  most: number;
  pictures: readonly { readonly id: string; readonly preview: string }[];
  /** What the empty place says, and what removes the picture of a number. */
  texts: { add: string; remove: (number: number) => string; picture: (number: number) => string };
  /** A picture is being read. */
  busy?: boolean;
  onPick: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
}

/** A few pictures of a form, side by side: each can be judged and taken away, the next place takes another. */
export function PicturesField(props: PicturesFieldProps) {
  const { accept, most, pictures, texts, busy = false, disabled = false, onPick, onRemove } = props;
  const left = most - pictures.length;
  return (
    <FieldShell frame={props}>
      <div className={styles.pictures}>
        {pictures.map(({ id, preview }, place) => (
          <div key={id} className={styles.picturesOne}>
            <span className={`${styles.picturesBox} ${styles.picturesFull}`}>
              <img className={styles.picturesImg} src={preview} alt={texts.picture(place + 1)} />
            </span>
            {!disabled && (
              <button
                type="button"
                className={styles.picturesRemove}
                aria-label={texts.remove(place + 1)}
                onClick={() => onRemove(id)}
              >
                <i aria-hidden="true">×</i>
              </button>
            )}
          </div>
        ))}
        {left > 0 && (
          <div className={styles.picturesOne}>
            <label className={styles.picturesBox} aria-busy={busy}>
              <i aria-hidden="true">+</i>
              {texts.add}
              <input
                {...fieldVoice(props)}
                type="file"
                accept={accept}
                multiple
                className="hide-visually"
                aria-label={`${props.label}: ${texts.add}`}
                onChange={(event) => {
                  const files = [...(event.currentTarget.files ?? [])];
                  // The same file may be chosen again.
                  event.currentTarget.value = '';
                  if (files.length > 0) onPick(files);
                }}
              />
            </label>
          </div>
        )}
        {times(left - 1, (index) => (
          <div key={index} className={styles.picturesOne} aria-hidden="true">
            <span className={styles.picturesBox} />
          </div>
        ))}
      </div>
    </FieldShell>
  );
}
