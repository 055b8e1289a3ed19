import { t } from '../../i18n/texts.ts';
import { go } from '../../routes/links.ts';
import { Face } from '../../ui/face/Face.tsx';

/** Where members protect themselves. */
const PROTECTION = '/m/protection';

/** Tells members on a break or excluded why they see no promotions. */
export function ClosedFace() {
  return (
    <Face
      kind="closed"
      title={t('activity_closed')}
      text={t('activity_closed_text')}
      action={t('activity_closed_open')}
      onAction={() => go(PROTECTION)}
    />
  );
}
