import { t } from '../../i18n/texts.ts';
import { outdated } from '../../stores/system/version.ts';
import { Face } from '../../ui/face/Face.tsx';

const reload = (): void => location.reload();

const startAfresh = (): void =>
  void import('../../stores/system/fresh-start.ts').then((part) => part.startAfresh(), reload);

/** A fault of our own: says so, and offers a fresh start. */
export const brokenFace = () => (
  <Face kind="error" title={t('unknown_error')} action={t('reload')} onAction={startAfresh} />
);

/** A page whose bytes could not be had: there is no line, or they are of a version that is gone. */
export function UnloadedFace({ onRetry }: { onRetry: () => void }) {
  if (outdated.value) return <Face kind="error" title={t('update_required')} action={t('reload')} onAction={reload} />;
  return <Face kind="offline" title={t('no_internet')} action={t('retry')} onAction={onRetry} />;
}
