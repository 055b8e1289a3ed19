import { t } from '../../i18n/texts.ts';
import { go, home } from '../../routes/links.ts';
import { Face } from '../../ui/face/Face.tsx';
import { rocketFill } from '../../ui/icon/soon.ts';

/** A page in preparation: says so, and leads home. */
export default function Soon() {
  return (
    <Face
      kind="soon"
      icon={rocketFill}
      title={t('coming_soon_title')}
      text={t('coming_soon_text')}
      action={t('coming_soon_action')}
      onAction={() => go(home, { replace: true })}
    />
  );
}
