import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { type PartSource, usePart } from '../../ui/part/use-part.ts';

export interface PartSlotProps<Props extends object> {
  part: PartSource<Props>;
  props: Props;
  /** A sheet: nothing stands in its place while its bytes are on their way. */
  quiet?: boolean;
}

/** A part of the page that a tap has asked for. */
export function PartSlot<Props extends object>({ part, props, quiet = false }: PartSlotProps<Props>) {
  const { Part, failed, retry } = usePart(part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is another one with every rendering, and does the same
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed]);
  if (Part) return <Part {...props} />;
  if (failed) return <Face kind="offline" title={t('no_internet')} action={t('retry')} onAction={retry} />;
  return quiet ? null : <LineBones count={5} />;
}
