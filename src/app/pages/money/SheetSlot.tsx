import { useEffect } from 'react';
import { showToast } from '../../stores/toasts.ts';
import { type PartSource, usePart } from '../../ui/part/use-part.ts';

interface SheetSlotProps<Props extends object> {
  part: PartSource<Props>;
  props: Props & { onClose: () => void };
}

/** A sheet that a tap on a record has asked for; where its bytes cannot be had, that is told and nothing is opened. */
export function SheetSlot<Props extends object>({ part, props }: SheetSlotProps<Props>) {
  const { Part, failed } = usePart(part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (!failed) return;
    showToast('offline', 'no_internet', 3);
    props.onClose();
  }, [failed]);
  return Part ? <Part {...props} /> : null;
}
