import { t } from '../../i18n/texts.ts';
import { go, register } from '../../routes/links.ts';
import { Face } from '../../ui/face/Face.tsx';

/** For a trial, which has nobody behind it: the way to an account (SPEC section 6). */
export function TrialFace() {
  return (
    <Face
      kind="closed"
      title={t('trial_register_title')}
      text={t('trial_register')}
      action={t('register_now')}
      onAction={() => go(register())}
    />
  );
}
