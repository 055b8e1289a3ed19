import { useEffect } from 'react';
import { CAPTCHA_LENGTH } from '../../../contract/fields/limits.ts';
import { t } from '../../i18n/texts.ts';
import { pngSource } from '../../lib/png-source.ts';
import { captcha } from '../../stores/registration/registration.ts';
import { CaptchaField } from '../../ui/field/CaptchaField.tsx';

interface CaptchaProps {
  value: string;
  error: string;
  onChange: (value: string) => void;
}

/** The image captcha: loads when it appears and on every tap on the picture, which also clears what was typed (SPEC section 4). */
export default function Captcha({ value, error, onChange }: CaptchaProps) {
  useEffect(() => void captcha.load(), []);
  const failed = captcha.error.value && !captcha.busy.value;
  const image = captcha.value.value?.image ?? '';
  return (
    <CaptchaField
      name="captcha"
      label={t('captcha')}
      value={value}
      maxLength={CAPTCHA_LENGTH}
      error={failed ? t('captcha_failed') : error}
      image={captcha.busy.value ? '' : pngSource(image)}
      reloadLabel={t('captcha_reload')}
      onReload={() => {
        onChange('');
        void captcha.load();
      }}
      onChange={onChange}
    />
  );
}
