import { t } from '../../i18n/texts.ts';
import { go } from '../../routes/links.ts';
import { Face } from '../../ui/face/Face.tsx';

/** Where members protect themselves. */
const PROTECTION = '/m/protection';

/** Who takes a break or has excluded themselves is offered no promotion, and told why. */
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
