import { useRef } from 'react';
import { t } from '../../i18n/texts.ts';
import { question } from '../../stores/screen/dialogs.ts';
import { Dialog, type DialogAction } from '../../ui/dialog/Dialog.tsx';

/** The question that a store asked (stores/dialogs.ts). The last one stays readable while it leaves. */
export default function QuestionDialog() {
  const asked = question.value;
  const last = useRef(asked);
  if (asked) last.current = asked;
  const shown = last.current;
  if (!shown) return null;
  const yes: DialogAction = { label: t(shown.submit), primary: true, onPress: () => shown.answer(true) };
  const no: DialogAction[] = shown.cancel ? [{ label: t(shown.cancel), onPress: () => shown.answer(false) }] : [];
  return (
    <Dialog
      open={asked !== undefined}
      title={t(shown.title)}
      actions={[...no, yes]}
      onClose={() => shown.answer(false)}
    >
      {t(shown.text, shown.values)}
    </Dialog>
  );
}
