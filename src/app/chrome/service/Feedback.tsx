import { type FormEvent, useState } from 'react';
import { REMARKS_LENGTH } from '../../../contract/fields/limits.ts';
import { keepTyped, typedTexts } from '../../device/form-draft.ts';
import { type TextKey, t } from '../../i18n/texts.ts';
import { failureOf } from '../../stores/data/error-text.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { giveFeedback } from '../../stores/service/service.ts';
import { focusField } from '../../ui/field/shell.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';

const FORM = 'feedback';

/** The feedback form, of 140 characters at most (SPEC section 5). What was typed stays until it was sent. */
export function Feedback() {
  const [text, write] = useState(() => typedTexts(FORM).text ?? '');
  const [flaw, setFlaw] = useState<TextKey>();
  const [busy, setBusy] = useState(false);
  const set = (next: string) => {
    write(next);
    keepTyped(FORM, { text: next });
    setFlaw(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!text.trim()) {
      setFlaw('feedback_empty');
      return void focusField(FORM);
    }
    setBusy(true);
    try {
      await giveFeedback(text.trim());
      set('');
      showToast('success', 'feedback_sent', 2);
    } catch (thrown) {
      const { toast, text: why } = failureOf(thrown);
      showToast(toast, why, 3);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="service-feedback" noValidate onSubmit={(event) => void submit(event)}>
      <h3 className="service-title">{t('feedback_title')}</h3>
      <TextArea
        name={FORM}
        label={t('feedback_label')}
        value={text}
        maxLength={REMARKS_LENGTH}
        onChange={set}
        {...(flaw && { error: t(flaw) })}
      />
      <button type="submit" className="btn btn-primary btn-wide" aria-busy={busy}>
        {t('feedback_send')}
      </button>
    </form>
  );
}
