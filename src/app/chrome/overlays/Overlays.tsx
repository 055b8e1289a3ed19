import { useEffect, useState } from 'react';
import { t } from '../../i18n/texts.ts';
import { question } from '../../stores/dialogs.ts';
import { openSheet, type Sheet, showSheet } from '../../stores/menu.ts';
import { dockToasts, toast } from '../../stores/toasts.ts';
import { Toast, ToastDock } from '../../ui/toast/Toast.tsx';
import { LazyPart, type LazyPartProps } from './LazyPart.tsx';
import type { OverlayParts } from './OverlaySlot.tsx';

const SHEETS: readonly Sheet[] = ['menu', 'language', 'service'];

interface OverProps extends LazyPartProps {
  open: boolean;
  onFail: () => void;
}

/** What has been open since the start stays, closed, so that it can leave the way it came. */
function Over({ open, source, onFail }: OverProps) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const failed = () => {
    onFail();
    setOpened(false);
  };
  return opened ? <LazyPart source={source} onFail={failed} /> : null;
}

/** Everything that can lie over a page. */
export default function Overlays({ parts }: { parts: OverlayParts }) {
  const message = toast.value;
  useEffect(dockToasts, []);
  return (
    <>
      {SHEETS.map((sheet) => (
        <Over key={sheet} open={openSheet.value === sheet} source={parts[sheet]} onFail={() => showSheet(undefined)} />
      ))}
      <Over open={question.value !== undefined} source={parts.question} onFail={() => question.peek()?.answer(false)} />
      <ToastDock>
        {message && <Toast key={message.id} kind={message.kind} text={t(message.text, message.values)} />}
      </ToastDock>
    </>
  );
}
