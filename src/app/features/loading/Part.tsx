import { type ReactNode, type RefObject, useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { untilBack } from '../../stores/data/line.ts';
import { LineBones } from '../../ui/bones/Bones.tsx';
import { Face } from '../../ui/face/Face.tsx';
import { type PartSource, usePart } from '../../ui/part/use-part.ts';

export interface PartProps<Props extends object> {
  of: PartSource<Props>;
  props: Props;
  /** What stands in its place while it is on its way; five lines unless told. */
  bones?: ReactNode;
  /** Title of the face where it cannot be had; that there is no line unless told. */
  title?: string | undefined;
  /** What stands there where it cannot be had, in place of the face with a way to try again. */
  fallback?: ReactNode;
  /** It comes once this element is near the screen. */
  place?: RefObject<Element | null> | undefined;
}

/** A lazy component in its place: bones, itself, or a face that offers to try again; it tries by itself when the line is back. */
export function Part<Props extends object>({
  of,
  props,
  bones = <LineBones count={5} />,
  title,
  fallback,
  place,
}: PartProps<Props>) {
  const { Part: Loaded, failed, retry } = usePart(of, place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is another function with every rendering, and does the same
  useEffect(() => (failed ? untilBack(retry) : undefined), [failed]);
  if (Loaded) return <Loaded {...props} />;
  if (failed && fallback !== undefined) return <>{fallback}</>;
  if (failed) return <Face kind="offline" title={title ?? t('no_internet')} action={t('retry')} onAction={retry} />;
  return <>{bones}</>;
}
