import { t } from '../../i18n/texts.ts';
import { Face } from '../../ui/face/Face.tsx';

/** A fault of our own: says so, and offers a fresh start. */
export const brokenFace = () => (
  <Face kind="error" title={t('unknown_error')} action={t('reload')} onAction={() => location.reload()} />
);

/** A page whose bytes could not be had. */
export function UnloadedFace({ onRetry }: { onRetry: () => void }) {
  return <Face kind="offline" title={t('no_internet')} action={t('retry')} onAction={onRetry} />;
}
