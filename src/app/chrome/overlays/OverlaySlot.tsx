import { useEffect } from 'react';
import { question } from '../../stores/screen/dialogs.ts';
import { openSheet, showSheet } from '../../stores/screen/menu.ts';
import { toast } from '../../stores/screen/toasts.ts';
import { usePart } from '../../ui/part/use-part.ts';

/** What lies over a page, each brought by a tap: named here, as the build counts what `Overlays` names as coming by itself. */
const PARTS = {
  menu: { load: () => import('../menu/SideMenu.tsx') },
  language: { load: () => import('../menu/LanguageSheet.tsx') },
  service: { load: () => import('../service/ServiceSheet.tsx') },
  game: { load: () => import('../game/EntranceSheet.tsx') },
  question: { load: () => import('./QuestionDialog.tsx') },
};
export type OverlayParts = typeof PARTS;

const overlays = { load: () => import('./Overlays.tsx'), afterPaint: true };

/**
 * Where sheets, questions and messages are drawn. They come after the first paint; where they could not be had, the next thing to show
 * asks for them again. A sheet and a question close when the route changes.
 */
export function OverlaySlot({ path }: { path: string }) {
  const { Part, failed, retry } = usePart(overlays);
  const wanted = openSheet.value || question.value || toast.value;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure alone asks for nothing, or it would ask without end
  useEffect(() => {
    if (failed && wanted) retry();
  }, [wanted]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the path changed, and not when the bytes arrive: what was asked for meanwhile is to open
  useEffect(() => {
    showSheet(undefined);
    question.peek()?.answer(false);
  }, [path]);

  return Part ? <Part parts={PARTS} /> : null;
}
