import { t } from '../../i18n/texts.ts';
import { question } from '../../stores/dialogs.ts';
import { Dialog, type DialogAction } from '../../ui/dialog/Dialog.tsx';

/** The question that a store asked (stores/dialogs.ts). */
export default function QuestionDialog() {
  const asked = question.value;
  if (!asked) return null;
  const yes: DialogAction = { label: t(asked.submit), primary: true, onPress: () => asked.answer(true) };
  const no: DialogAction[] = asked.cancel ? [{ label: t(asked.cancel), onPress: () => asked.answer(false) }] : [];
  return (
    <Dialog open title={t(asked.title)} actions={[...no, yes]} onClose={() => asked.answer(false)}>
      {t(asked.text, asked.values)}
    </Dialog>
  );
}
