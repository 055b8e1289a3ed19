import type { ReactNode } from 'react';
import { t } from '../../i18n/texts.ts';
import { failureOf } from '../../stores/error-text.ts';
import type { Resource } from '../../stores/resource.ts';
import { Face } from '../../ui/face/Face.tsx';

interface AskedProps<T> {
  of: Resource<T>;
  /** Stands there while it is on its way. */
  bones: ReactNode;
  /** What is told when it could not be had. */
  failed: string;
  children: (value: T) => ReactNode;
}

/** What is asked of the platform, in its faces: bones, content, or the error with a way to try again. */
export function Asked<T>({ of, bones, failed, children }: AskedProps<T>) {
  const value = of.value.value;
  if (value !== undefined) return <>{children(value)}</>;
  const error = of.error.value;
  if (!error) return <>{bones}</>;
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={failed}
      text={t(failureOf(error).text)}
      action={t('retry')}
      onAction={() => void of.load()}
      busy={of.busy.value}
    />
  );
}
