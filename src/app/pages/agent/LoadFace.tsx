import type { ReactNode } from 'react';
import { t } from '../../i18n/texts.ts';
import { errorText } from '../../stores/error-text.ts';
import type { Resource } from '../../stores/resource.ts';
import { Face } from '../../ui/face/Face.tsx';

interface LoadFaceProps<Value> {
  resource: Resource<Value>;
  /** Title of the error face. */
  title: string;
  /** What stands there until the platform has answered. */
  bones: ReactNode;
  /** Asks again; by default the resource itself does. */
  onRetry?: () => void;
}

/** What stands in the place of something that is not known: its skeleton, or why it could not be had. */
export function LoadFace<Value>({ resource, title, bones, onRetry = resource.load }: LoadFaceProps<Value>) {
  const error = resource.error.value;
  if (!error) return <>{bones}</>;
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={title}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={() => void onRetry()}
      busy={resource.busy.value}
    />
  );
}

/** That what stands there is from before, as it could not be asked for again. */
export function StaleLine<Value>({ resource }: { resource: Resource<Value> }) {
  const error = resource.error.value;
  return error ? (
    <p className="agent-error" role="alert">
      {t(errorText(error))}
    </p>
  ) : null;
}
