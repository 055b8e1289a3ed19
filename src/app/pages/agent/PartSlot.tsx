import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { showToast } from '../../stores/toasts.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { type PartSource, usePart } from '../../ui/part/use-part.ts';

/** A part of the page that a tap has asked for, in its place. */
export function PartSlot<Props extends object>({ part, props }: { part: PartSource<Props>; props: Props }) {
  const { Part, failed, retry } = usePart(part);
  if (Part) return <Part {...props} />;
  if (failed) return <Face kind="offline" title={t('no_internet')} action={t('retry')} onAction={retry} />;
  return <LineBones count={5} />;
}

interface SheetSlotProps<Props extends object> {
  part: PartSource<Props>;
  props: Props & { onClose: () => void };
}

/** A sheet that a tap has asked for; where its bytes cannot be had, that is told and nothing is opened. */
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
