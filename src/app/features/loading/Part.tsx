import { type ReactNode, type RefObject, useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { untilBack } from '../../stores/line.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { type PartSource, usePart } from '../../ui/part/use-part.ts';

export interface PartProps<Props extends object> {
  of: PartSource<Props>;
  props: Props;
  /** What stands in its place while it is on its way; five lines unless told. */
  bones?: ReactNode;
  /** It comes once this element is near the screen. */
  place?: RefObject<Element | null> | undefined;
  /** Nobody misses it: where it cannot be had, nothing is said. */
  quiet?: boolean;
}

/** A lazy component in its place: bones, itself, or a face that offers to try again; it tries by itself when the line is back. */
export function Part<Props extends object>({
  of,
  props,
  bones = <LineBones count={5} />,
  place,
  quiet,
}: PartProps<Props>) {
  const { Part: Loaded, failed, retry } = usePart(of, place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is another function with every rendering, and does the same
  useEffect(() => (failed ? untilBack(retry) : undefined), [failed]);
  if (Loaded) return <Loaded {...props} />;
  if (failed && !quiet) return <Face kind="offline" title={t('no_internet')} action={t('retry')} onAction={retry} />;
  return <>{bones}</>;
}
