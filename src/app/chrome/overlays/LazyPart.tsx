import { useEffect } from 'react';
import { showToast } from '../../stores/toasts.ts';
import { type PartSource, usePart } from '../../ui/part/use-part.ts';

export interface LazyPartProps {
  source: PartSource<object>;
  /** Called when the part cannot be had; the person has been told. */
  onFail?: () => void;
}

/** A part of the chrome whose bytes come when it is first shown. */
export function LazyPart({ source, onFail }: LazyPartProps) {
  const { Part, failed } = usePart(source);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a failure, whoever asked
  useEffect(() => {
    if (!failed) return;
    showToast('offline', 'no_internet', 3);
    onFail?.();
  }, [failed]);

  return Part ? <Part /> : null;
}
