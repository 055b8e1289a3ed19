import { useEffect, useState } from 'react';
import { t } from '../../i18n/texts.ts';
import { question } from '../../stores/dialogs.ts';
import { openSheet, type Sheet, showSheet } from '../../stores/menu.ts';
import { dockToasts, toast } from '../../stores/toasts.ts';
import { Toast, ToastDock } from '../../ui/toast/Toast.tsx';
import { LazyPart, type LazyPartProps } from './LazyPart.tsx';
import type { OverlayParts } from './OverlaySlot.tsx';

/** The sheets and their files under src/app. */
const SHEETS: readonly (readonly [sheet: Sheet, name: string])[] = [
  ['menu', 'chrome/menu/SideMenu'],
  ['language', 'chrome/menu/LanguageSheet'],
  ['service', 'chrome/service/ServiceSheet'],
];

interface OverProps extends LazyPartProps {
  open: boolean;
  onFail: () => void;
}

/** What has been open since the start stays, closed, so that it can leave the way it came. */
function Over({ open, name, load, onFail }: OverProps) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const failed = () => {
    onFail();
    setOpened(false);
  };
  return opened ? <LazyPart name={name} load={load} onFail={failed} /> : null;
}

/** Everything that can lie over a page. */
export default function Overlays({ parts }: { parts: OverlayParts }) {
  const message = toast.value;
  useEffect(dockToasts, []);
  return (
    <>
      {SHEETS.map(([sheet, name]) => (
        <Over
          key={sheet}
          open={openSheet.value === sheet}
          name={name}
          load={parts[sheet]}
          onFail={() => showSheet(undefined)}
        />
      ))}
      <Over
        open={question.value !== undefined}
        name="chrome/overlays/QuestionDialog"
        load={parts.question}
        onFail={() => question.peek()?.answer(false)}
      />
      <ToastDock>
        {message && <Toast key={message.id} kind={message.kind} text={t(message.text, message.values)} />}
      </ToastDock>
    </>
  );
}
