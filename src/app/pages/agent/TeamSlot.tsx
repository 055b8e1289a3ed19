import { useEffect } from 'react';
import { showToast } from '../../stores/toasts.ts';
import { type PartSource, usePart } from '../../ui/part/use-part.ts';

interface TeamSlotProps<Props extends object> {
  part: PartSource<Props>;
  props: Props & { onClose: () => void };
}

/** As `SheetSlot`, for pages that need nothing else of what the reports share. */
export function TeamSlot<Props extends object>({ part, props }: TeamSlotProps<Props>) {
  const { Part, failed } = usePart(part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (!failed) return;
    showToast('offline', 'no_internet', 3);
    props.onClose();
  }, [failed]);
  return Part ? <Part {...props} /> : null;
}
