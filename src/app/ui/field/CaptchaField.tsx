import { refresh } from '../icon/controls.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './CaptchaField.css';
import { Field, type FieldProps } from './Field.tsx';

export interface CaptchaFieldProps
  extends Pick<FieldProps, 'name' | 'label' | 'error' | 'value' | 'onChange' | 'onBlur'>,
    Required<Pick<FieldProps, 'maxLength'>> {
  /** The picture as a data address; '' while it is being fetched. */
  image: string;
  /** What the picture's button does: "New picture". */
  reloadLabel: string;
  onReload: () => void;
}

/** The six digits of a picture, beside the picture; a tap on it asks for another (SPEC 2.3, 2.4). */
export function CaptchaField({ image, reloadLabel, onReload, onChange, ...field }: CaptchaFieldProps) {
  const picture = (
    <button type="button" className={styles.captcha} aria-label={reloadLabel} onClick={onReload}>
      {image ? (
        <img className={styles.captchaImg} src={image} alt="" />
      ) : (
        <span className={`${styles.captchaImg} bone`} />
      )}
      <Icon path={refresh} size="sm" />
    </button>
  );
  return (
    <Field {...field} inputMode="numeric" onChange={(value) => onChange(value.replace(/\D/g, ''))} after={picture} />
  );
}
