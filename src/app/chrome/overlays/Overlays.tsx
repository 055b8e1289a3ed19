import { useEffect, useState } from 'react';
import { Part } from '../../features/loading/Part.tsx';
import { Sheet } from '../../features/loading/Sheet.tsx';
import { t } from '../../i18n/texts.ts';
import { question } from '../../stores/screen/dialogs.ts';
import { openSheet, showSheet } from '../../stores/screen/menu.ts';
import { moment } from '../../stores/screen/moments.ts';
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
  useEffect(dockToasts, []);
  return (
    <>
      {SHEETS.map((name) => (
        <Overlay key={name} open={openSheet.value === name} of={parts[name]} onFail={() => showSheet(undefined)} />
      ))}
      <Overlay open={question.value !== undefined} of={parts.question} onFail={() => question.peek()?.answer(false)} />
      <ToastDock>
        <Message />
      </ToastDock>
    </>
  );
}

/** The newest message; a moment stands before it. */
function Message() {
  const [message, big] = [toast.value, moment.value];
  if (big) {
    const plain = <Toast kind="success" text={t(big.text, big.values)} />;
    return <Part key={big.id} of={big.card} props={{ moment: big }} bones={null} fallback={plain} />;
  }
  return message ? <Toast key={message.id} kind={message.kind} text={t(message.text, message.values)} /> : null;
}
