import { useEffect, useState } from 'react';
import { t } from '../../i18n/texts.ts';
import { question } from '../../stores/dialogs.ts';
import { openSheet, showSheet } from '../../stores/menu.ts';
import { dockToasts, toast } from '../../stores/toasts.ts';
import { Toast, ToastDock } from '../../ui/toast/Toast.tsx';
import { LazyPart } from './LazyPart.tsx';
import type { OverlayParts } from './OverlaySlot.tsx';

const closeSheet = () => showSheet(undefined);
const answerNo = () => question.peek()?.answer(false);

/** Whether something has been open since the start: it then stays, closed, so that it can leave the way it came. */
function useOpened(open: boolean): [opened: boolean, forget: () => void] {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return [opened || open, () => setOpened(false)];
}

/** Everything that can lie over a page. */
export default function Overlays({ parts }: { parts: OverlayParts }) {
  const [menu, forgetMenu] = useOpened(openSheet.value === 'menu');
  const [languages, forgetLanguages] = useOpened(openSheet.value === 'language');
  const [asked, forgetAsked] = useOpened(question.value !== undefined);
  const message = toast.value;
  useEffect(dockToasts, []);

  const failed = (close: () => void, forget: () => void) => () => {
    close();
    forget();
  };
  return (
    <>
      {menu && <LazyPart name="chrome/menu/SideMenu" load={parts.menu} onFail={failed(closeSheet, forgetMenu)} />}
      {languages && (
        <LazyPart
          name="chrome/menu/LanguageSheet"
          load={parts.languages}
          onFail={failed(closeSheet, forgetLanguages)}
        />
      )}
      {asked && (
        <LazyPart name="chrome/overlays/QuestionDialog" load={parts.question} onFail={failed(answerNo, forgetAsked)} />
      )}
      <ToastDock>
        {message && <Toast key={message.id} kind={message.kind} text={t(message.text, message.values)} />}
      </ToastDock>
    </>
  );
}
