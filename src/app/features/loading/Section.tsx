import type { ReactNode } from 'react';
import { t } from '../../i18n/texts.ts';
import { ErrorBoundary } from '../../lib/error-boundary.ts';
import { Face } from '../../ui/face/Face.tsx';

const face = (retry: () => void): ReactNode => (
  <Face kind="error" title={t('unknown_error')} action={t('retry')} onAction={retry} />
);

/** A section of a page: a fault of ours in it shows an error face in its place, and the rest of the page lives on. */
export function Section({ children }: { children: ReactNode }) {
  return <ErrorBoundary face={face}>{children}</ErrorBoundary>;
}
