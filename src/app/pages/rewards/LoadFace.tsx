import type { ReactNode } from 'react';

import { t } from '../../i18n/texts.ts';
import { type CallFailure, errorText } from '../../stores/error-text.ts';
import type { Resource } from '../../stores/resource.ts';
import { Face } from '../../ui/face/Face.tsx';

/** Refusals that asking again does not change. */
const CLOSED: readonly CallFailure['code'][] = [
  'account.excluded',
  'free.reject',
  'permission.denied',
  'promotion.closed',
];

interface LoadFaceProps<Value> {
  resource: Resource<Value>;
  /** Title of the error face. */
  title: string;
  /** What stands there until the platform has answered. */
  bones: ReactNode;
}

/** What stands in the place of something that is not known: its skeleton, or why it could not be had. */
export function LoadFace<Value>({ resource, title, bones }: LoadFaceProps<Value>) {
  const error = resource.error.value;
  if (!error) return <>{bones}</>;
  if (CLOSED.includes(error.code)) return <Face kind="closed" title={t(errorText(error))} />;
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={title}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={() => void resource.load()}
      busy={resource.busy.value}
    />
  );
}
