import { useEffect, useState } from 'react';
import { Sheet } from '../../features/loading/Sheet.tsx';
import { t } from '../../i18n/texts.ts';
import { question } from '../../stores/screen/dialogs.ts';
import { openSheet, showSheet } from '../../stores/screen/menu.ts';
import { dockToasts, toast } from '../../stores/screen/toasts.ts';
import type { PartSource } from '../../ui/part/use-part.ts';
import { Toast, ToastDock } from '../../ui/toast/Toast.tsx';
import type { OverlayParts } from './OverlaySlot.tsx';

const SHEETS = ['menu', 'language', 'service', 'game'] as const;

interface OverlayProps {
  open: boolean;
  of: PartSource<object>;
  /** Closes it where its code cannot be had; the person has been told. */
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
export default function Overlays({ parts }: { parts: OverlayParts }) {
  const message = toast.value;
  useEffect(dockToasts, []);
  return (
    <>
      {SHEETS.map((name) => (
        <Overlay key={name} open={openSheet.value === name} of={parts[name]} onFail={() => showSheet(undefined)} />
      ))}
      <Overlay open={question.value !== undefined} of={parts.question} onFail={() => question.peek()?.answer(false)} />
      <ToastDock>
        {message && <Toast key={message.id} kind={message.kind} text={t(message.text, message.values)} />}
      </ToastDock>
    </>
  );
}
