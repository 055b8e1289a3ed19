import { type ReactNode, useState } from 'react';
import { lazy } from '../../../features/loading/lazy.ts';
import { Sheet } from '../../../features/loading/Sheet.tsx';
import { loadPart } from '../../../lib/lazy-part.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import type { PartSource } from '../../../ui/part/use-part.ts';

export interface EditorProps {
  /** What is edited: one form may edit several things. */
  name: string;
  open: boolean;
  onClose: () => void;
}

const contactSheet = lazy(() => import('./ContactSheet.tsx'), { texts: ['edit', 'fields'] });
const nameSheet = lazy(() => import('./NameSheet.tsx'), { texts: ['edit', 'fields'] });

/** Forms in sheets that several of the member's pages open. */
export const CONTACT_EDITORS = {
  nickname: nameSheet,
  payeeName: nameSheet,
  email: contactSheet,
  mobile: contactSheet,
  questions: lazy(() => import('./QuestionsSheet.tsx'), { texts: ['edit', 'fields'] }),
};
export type ContactEditor = keyof typeof CONTACT_EDITORS;

interface EditorState<Name extends string> {
  edit: (name: Name) => void;
  /** The form whose bytes are on their way. */
  opening: Name | undefined;
  sheet: ReactNode;
}

/** Opens forms in sheets; their bytes and texts come with the first tap. */
export function useEditor<Name extends string>(editors: Record<Name, PartSource<EditorProps>>): EditorState<Name> {
  // The form is fresh at each opening, so that no secret waits in it.
  const [shown, setShown] = useState<{ name: Name; opening: number }>();
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState<Name>();

  const edit = async (name: Name) => {
    setOpening(name);
    try {
      await loadPart(editors[name].load);
      setShown((before) => ({ name, opening: (before?.opening ?? 0) + 1 }));
      setOpen(true);
    } catch (error) {
      console.error(error);
      showToast('offline', 'no_internet', 3);
    } finally {
      setOpening(undefined);
    }
  };
  const sheet = shown && (
    <Sheet
      key={shown.opening}
      of={editors[shown.name]}
      props={{ name: shown.name, open, onClose: () => setOpen(false) }}
    />
  );
  return { edit: (name) => void edit(name), opening, sheet };
}
