import { type ComponentType, type ReactNode, useState } from 'react';
import { language, loadTexts } from '../../i18n/texts.ts';
import { loadPart } from '../../lib/lazy-part.ts';
import { showToast } from '../../stores/toasts.ts';
import type { DetailGroup } from './detail-rules.ts';

/** Forms of the member's pages that open in a sheet. */
export type EditorName = 'avatar' | 'nickname' | 'payeeName' | 'email' | 'mobile' | 'questions' | DetailGroup;

export interface EditorProps {
  name: EditorName;
  open: boolean;
  onClose: () => void;
}

const shared = () => import('./parts/Editors.tsx');
const own = () => import('./MyAccount.parts/DetailEditors.tsx');

/** Forms that only the account has; the others are the security centre's too. */
const OWN_NAMES: readonly EditorName[] = ['avatar', 'personal', 'address', 'social'];

/** The opened form: fresh each time, so that no secret waits in it. */
interface Shown {
  name: EditorName;
  Part: ComponentType<EditorProps>;
  turn: number;
}

/** Opens forms in sheets; their bytes and texts come with the first tap. `opening` names the one that is on its way. */
export function useEditor(): { edit: (name: EditorName) => void; opening: EditorName | undefined; sheet: ReactNode } {
  const [shown, setShown] = useState<Shown>();
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState<EditorName>();

  const edit = async (name: EditorName) => {
    const load = OWN_NAMES.includes(name) ? own : shared;
    setOpening(name);
    try {
      const texts = loadTexts(language(), ['edit', 'fields']);
      const [{ default: Part }] = await Promise.all([loadPart(load), texts]);
      setShown((before) => ({ name, Part, turn: (before?.turn ?? 0) + 1 }));
      setOpen(true);
    } catch (error) {
      console.error(error);
      showToast('offline', 'no_internet', 3);
    } finally {
      setOpening(undefined);
    }
  };
  const sheet = shown && <shown.Part key={shown.turn} name={shown.name} open={open} onClose={() => setOpen(false)} />;
  return { edit: (name) => void edit(name), opening, sheet };
}
