import { REMARKS_LENGTH } from '../../../contract/fields/limits.ts';
import { faultsOf, faultText } from '../../features/forms/faults.ts';
import { useForm } from '../../features/forms/use-form.ts';
import { t } from '../../i18n/texts.ts';
import { tellFailure } from '../../stores/screen/tell-failure.ts';
import { showToast } from '../../stores/screen/toasts.ts';
import { giveFeedback } from '../../stores/service/service.ts';
import { TextArea } from '../../ui/field/TextArea.tsx';
import styles from './ServiceSheet.css';

/** The feedback form, of 140 characters at most (SPEC section 5). What was typed stays until it was sent. */
export function Feedback() {
  const form = useForm({
    name: 'feedback',
    first: { feedback: '' },
    check: ({ feedback }) => faultsOf({ feedback: feedback.trim() ? undefined : { key: 'feedback_empty' } }),
    send: ({ feedback }) => giveFeedback(feedback.trim()),
    refused: tellFailure,
    done: () => showToast('success', 'feedback_sent', 2),
  });
  return (
    <form className={styles.serviceFeedback} noValidate onSubmit={form.submit}>
      <h3 className={styles.serviceTitle}>{t('feedback_title')}</h3>
      <TextArea
        name="feedback"
        label={t('feedback_label')}
        value={form.values.feedback}
        maxLength={REMARKS_LENGTH}
        onChange={(feedback) => form.set({ feedback })}
        error={faultText(form.faults.feedback)}
      />
      <button type="submit" className="btn btn-primary btn-wide" aria-busy={form.busy}>
        {t('feedback_send')}
      </button>
    </form>
  );
}
