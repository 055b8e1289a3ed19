import { useEffect } from 'react';
import { showToast } from '../../stores/screen/toasts.ts';
import { type PartSource, usePart } from '../../ui/part/use-part.ts';

interface SheetProps<Props extends object> {
  of: PartSource<Props>;
  props: Props & { onClose: () => void };
}

/** A lazy sheet or dialog that a tap has opened; where its bytes cannot be had, that is told and it closes. */
export function Sheet<Props extends object>({ of, props }: SheetProps<Props>) {
  const { Part, failed } = usePart(of);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (!failed) return;
    showToast('offline', 'no_internet', 3);
    props.onClose();
  }, [failed]);
  return Part ? <Part {...props} /> : null;
}
