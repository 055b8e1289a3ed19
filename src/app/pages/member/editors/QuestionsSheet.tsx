import { useEffect } from 'react';
import type { SecurityQuestion } from '../../../../contract/schemas/security.ts';
import { faultText } from '../../../features/forms/faults.ts';
import { tellRefusal } from '../../../features/forms/field-faults.ts';
import styles from '../../../features/forms/SheetForm.css';
import { SheetForm } from '../../../features/forms/SheetForm.tsx';
import { useForm } from '../../../features/forms/use-form.ts';
import { Loaded } from '../../../features/loading/Loaded.tsx';
import { OwnerPassword } from '../../../features/passwords/PasswordField.tsx';
import { t } from '../../../i18n/texts.ts';
import { times } from '../../../lib/times.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { securityConfig } from '../../../stores/security/security.ts';
import { saveSecurityAnswers, securityQuestions } from '../../../stores/security/security-questions.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { ChoiceField } from '../../../ui/field/Choice.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { answersOf, emptyQuestions, questionFaults, questionsFor } from './question-rules.ts';
import type { EditorProps } from './use-editor.tsx';

/** Questions whose answers bring a member back to a forgotten payment password. */
export default function QuestionsSheet(props: EditorProps) {
  useEffect(() => void securityQuestions.load(), []);
  const questions = securityQuestions.value.value;
  const count = securityConfig.value.value?.questionCount;
  if (questions && count) return <QuestionsForm {...props} questions={questions} count={count} />;
  return (
    <Drawer
      open={props.open}
      from="bottom"
      title={t('questions_title')}
      closeLabel={t('close')}
      onClose={props.onClose}
    >
      <div className={styles.edit}>
        <Loaded resource={securityQuestions} title={t('questions_failed')} bones={<LineBones count={5} />}>
          {() => null}
        </Loaded>
      </div>
    </Drawer>
  );
}

interface QuestionsFormProps extends EditorProps {
  questions: SecurityQuestion[];
  count: number;
}

/** The questions and their answers, confirmed by the login password. Answers are secrets: nothing keeps them. */
function QuestionsForm({ questions, count, open, onClose }: QuestionsFormProps) {
  const first = emptyQuestions(questions, count);
  const replaces = questions.some(({ answered }) => answered);
  const form = useForm({
    name: 'member.questions',
    first,
    check: (fields) => questionFaults(fields, count),
    send: (fields) => saveSecurityAnswers({ password: fields.password ?? '', answers: answersOf(fields, count) }),
    refused: tellRefusal,
    done: () => {
      onClose();
      showToast('success', 'questions_saved', 2);
    },
  });
  const { values, faults } = form;
  return (
    <SheetForm
      open={open}
      onClose={onClose}
      title={t('questions_title')}
      lead={t(replaces ? 'questions_again' : 'questions_lead')}
      form={form}
    >
      {times(count, (place) => (
        <fieldset key={place}>
          <legend className="hide-visually">{t('question_number', { number: place + 1 })}</legend>
          <ChoiceField
            name={`question${place}`}
            label={t('question_number', { number: place + 1 })}
            value={values[`question${place}`] ?? ''}
            error={faultText(faults[`question${place}`])}
            open={t('choose')}
            options={questionsFor(place, questions, values, count).map(({ questionId: value, text: label }) => ({
              value,
              label,
            }))}
            onChange={(question) => form.set({ [`question${place}`]: question })}
          />
          <Field
            name={`answer${place}`}
            label={t('answer_label')}
            value={values[`answer${place}`] ?? ''}
            error={faultText(faults[`answer${place}`])}
            maxLength={128}
            onChange={(answer) => form.set({ [`answer${place}`]: answer })}
          />
        </fieldset>
      ))}
      <OwnerPassword
        value={values.password ?? ''}
        error={faultText(faults.password)}
        onChange={(password) => form.set({ password })}
      />
    </SheetForm>
  );
}
