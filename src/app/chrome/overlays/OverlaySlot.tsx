import { useEffect } from 'react';
import { question } from '../../stores/dialogs.ts';
import { openSheet } from '../../stores/menu.ts';
import { toast } from '../../stores/toasts.ts';
import { usePart } from '../../ui/part/use-part.ts';

/** What lies over a page, each brought by a tap: named here, so that nobody takes them for what comes by itself with the rest. */
const PARTS = {
  menu: () => import('../menu/SideMenu.tsx'),
  languages: () => import('../menu/LanguageSheet.tsx'),
  question: () => import('./QuestionDialog.tsx'),
};
export type OverlayParts = typeof PARTS;

const overlays = { name: 'chrome/overlays/Overlays', load: () => import('./Overlays.tsx'), afterPaint: true };

/**
 * Where sheets, questions and messages are drawn. Nothing lies over a page at its first paint, so their bytes come after it; where
 * they could not be had, the next thing to show asks for them again.
 */
export function OverlaySlot({ path }: { path: string }) {
  const { Part, failed, retry } = usePart(overlays);
  const wanted = openSheet.value ?? question.value ?? toast.value;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure alone asks for nothing, or it would ask without end
  useEffect(() => {
    if (failed && wanted) retry();
  }, [wanted]);

  return Part ? <Part path={path} parts={PARTS} /> : null;
}
