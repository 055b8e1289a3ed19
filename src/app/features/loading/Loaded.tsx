import type { ReactNode } from 'react';
import { t } from '../../i18n/texts.ts';
import { errorText } from '../../stores/data/error-text.ts';
import type { Resource } from '../../stores/data/resource.ts';
import { Face } from '../../ui/face/Face.tsx';
import { Section } from './Section.tsx';

/** Why a call gave no value. */
type CallError = NonNullable<Resource<unknown>['error']['value']>;

/** What is read of a resource: a record that is read page by page fits too. */
export type Readable<Value> = Pick<Resource<Value>, 'value' | 'error' | 'busy'>;

/** Refusals that asking again does not change. */
const FINAL: readonly CallError['code'][] = [
  'account.excluded',
  'free.reject',
  'permission.denied',
  'promotion.closed',
];

interface ErrorFaceProps {
  error: CallError;
  /** The retry is under way. */
  busy: boolean;
  /** Title of the error face. */
  title: string;
  onRetry: () => void;
}

/** Why a call failed, with a way to try again unless that would change nothing. */
export function ErrorFace({ error, busy, title, onRetry }: ErrorFaceProps) {
  if (FINAL.includes(error.code)) return <Face kind="closed" title={t(errorText(error))} />;
  return (
    <Face
      kind={error.kind === 'offline' ? 'offline' : 'error'}
      title={title}
      text={t(errorText(error))}
      action={t('retry')}
      onAction={onRetry}
      busy={busy}
    />
  );
}

interface FailedFaceProps extends Pick<ErrorFaceProps, 'title' | 'onRetry'> {
  resource: Readable<unknown>;
}

/** The error face of something asked of the platform; nothing where there is no error. */
export function FailedFace({ resource, ...face }: FailedFaceProps) {
  const error = resource.error.value;
  return error ? <ErrorFace error={error} busy={resource.busy.value} {...face} /> : null;
}

export interface LoadedProps<Value> {
  resource: Resource<Value>;
  /** Title of the error face. */
  title: string;
  /** What stands there until the platform has answered, of the same size. */
  bones: ReactNode;
  /** What stands there when the answer holds nothing. */
  empty?: ReactNode;
  isEmpty?: (value: Value) => boolean;
  /** Asks again; by default the resource itself does. */
  onRetry?: () => void;
  children: (value: Value) => ReactNode;
}

/**
 * Something asked of the platform, in its four faces (DESIGN.md section 4): bones, content, nothing there, or why it could not be had. A
 * value that could not be asked for again stays. What failed without a line is asked again by the resource when the line is back.
 */
export function Loaded<Value>({ resource, title, bones, empty, isEmpty, onRetry, children }: LoadedProps<Value>) {
  const value = resource.value.value;
  if (value === undefined) {
    if (!resource.error.value) return <>{bones}</>;
    return <FailedFace resource={resource} title={title} onRetry={onRetry ?? (() => void resource.load())} />;
  }
  if (empty !== undefined && isEmpty?.(value)) return <>{empty}</>;
  return <Section>{children(value)}</Section>;
}
