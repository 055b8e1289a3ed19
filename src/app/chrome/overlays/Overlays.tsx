import { useEffect } from 'react';
import { t } from '../../i18n/texts.ts';
import { question } from '../../stores/dialogs.ts';
import { openSheet, showSheet } from '../../stores/menu.ts';
import { toast } from '../../stores/toasts.ts';
import { Toast } from '../../ui/toast/Toast.tsx';
import { LazyPart } from './LazyPart.tsx';

const sideMenu = () => import('../menu/SideMenu.tsx');
const languageSheet = () => import('../menu/LanguageSheet.tsx');
const questionDialog = () => import('./QuestionDialog.tsx');

const closeSheet = () => showSheet(undefined);

/** Everything that can lie over a page. A sheet and a question close when the route changes. */
export function Overlays({ path }: { path: string }) {
  const sheet = openSheet.value;
  const message = toast.value;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the path changed
  useEffect(() => {
    closeSheet();
    question.peek()?.answer(false);
  }, [path]);

  return (
    <>
      {sheet === 'menu' && <LazyPart name="chrome/menu/SideMenu" load={sideMenu} onFail={closeSheet} />}
      {sheet === 'language' && <LazyPart name="chrome/menu/LanguageSheet" load={languageSheet} onFail={closeSheet} />}
      {question.value && (
        <LazyPart
          name="chrome/overlays/QuestionDialog"
          load={questionDialog}
          onFail={() => question.peek()?.answer(false)}
        />
      )}
      <Toast kind={message?.kind ?? 'info'} text={message ? t(message.text, message.values) : ''} />
    </>
  );
}
