import { useEffect, useState } from 'react';
import { lazy } from '../../features/loading/lazy.ts';
import { Sheet } from '../../features/loading/Sheet.tsx';
import { t } from '../../i18n/texts.ts';
import { question } from '../../stores/dialogs.ts';
import { openSheet, showSheet } from '../../stores/menu.ts';
import { dockToasts, toast } from '../../stores/toasts.ts';
import type { PartSource } from '../../ui/part/use-part.ts';
import { Toast, ToastDock } from '../../ui/toast/Toast.tsx';

const SHEETS = {
  menu: lazy(() => import('../menu/SideMenu.tsx')),
  language: lazy(() => import('../menu/LanguageSheet.tsx')),
  service: lazy(() => import('../service/ServiceSheet.tsx')),
} as const;
const NAMES = Object.keys(SHEETS) as (keyof typeof SHEETS)[];
const QuestionDialog = lazy(() => import('./QuestionDialog.tsx'));

interface OverlayProps {
  open: boolean;
  of: PartSource<object>;
  /** Called where its bytes cannot be had; the person has been told. */
  onFail: () => void;
}

/** A sheet that has been open stays, closed, so that it can leave the way it came. */
function Overlay({ open, of, onFail }: OverlayProps) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const onClose = () => {
    onFail();
    setOpened(false);
  };
  return opened ? <Sheet of={of} props={{ onClose }} /> : null;
}

/** Everything that can lie over a page. */
export default function Overlays() {
  const message = toast.value;
  useEffect(dockToasts, []);
  return (
    <>
      {NAMES.map((name) => (
        <Overlay key={name} open={openSheet.value === name} of={SHEETS[name]} onFail={() => showSheet(undefined)} />
      ))}
      <Overlay open={question.value !== undefined} of={QuestionDialog} onFail={() => question.peek()?.answer(false)} />
      <ToastDock>
        {message && <Toast key={message.id} kind={message.kind} text={t(message.text, message.values)} />}
      </ToastDock>
    </>
  );
}
