import { useEffect } from 'react';
import type { SecurityQuestion } from '../../../../contract/schemas/security.ts';
import { t } from '../../../i18n/texts.ts';
import { times } from '../../../lib/times.ts';
import { securityConfig } from '../../../stores/security.ts';
import { saveSecurityAnswers, securityQuestions } from '../../../stores/security-questions.ts';
import { showToast } from '../../../stores/toasts.ts';
import { LineBones } from '../../../ui/bones/Bones.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { ChoiceField } from '../../../ui/field/Choice.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { Asked } from '../Asked.tsx';
import { faultText } from '../fault-text.ts';
import { answersOf, emptyQuestions, questionFaults, questionsFor } from '../question-rules.ts';
import type { EditorProps } from '../use-editor.tsx';
import { useForm } from '../use-form.ts';
import { EditSheet } from './EditSheet.tsx';
import { OwnerPassword } from './OwnerPassword.tsx';

/** Questions whose answers bring a member back to a forgotten payment password. */
export function QuestionsSheet(props: EditorProps) {
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
      <div className="edit">
        <Asked of={securityQuestions} bones={<LineBones count={5} />} failed={t('questions_failed')}>
          {() => null}
        </Asked>
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
    name: 'questions',
    first,
    secrets: Object.keys(first).filter((name) => !name.startsWith('question')),
    check: (fields) => questionFaults(fields, count),
    send: (fields) => saveSecurityAnswers({ password: fields.password ?? '', answers: answersOf(fields, count) }),
    done: () => {
      onClose();
      showToast('success', 'questions_saved', 2);
    },
  });
  const { fields, faults } = form;
  return (
    <EditSheet
      open={open}
      onClose={onClose}
      title={t('questions_title')}
      lead={t(replaces ? 'questions_again' : 'questions_lead')}
      failed={form.failed}
      busy={form.busy}
      onSubmit={() => void form.submit()}
    >
      {times(count, (place) => (
        <fieldset key={place}>
          <legend className="hide-visually">{t('question_number', { number: place + 1 })}</legend>
          <ChoiceField
            name={`question${place}`}
            label={t('question_number', { number: place + 1 })}
            value={fields[`question${place}`] ?? ''}
            error={faultText(faults[`question${place}`])}
            open={t('choose')}
            options={questionsFor(place, questions, fields, count).map(({ questionId: value, text: label }) => ({
              value,
              label,
            }))}
            onChange={(question) => form.set({ [`question${place}`]: question })}
          />
          <Field
            name={`answer${place}`}
            label={t('answer_label')}
            value={fields[`answer${place}`] ?? ''}
            error={faultText(faults[`answer${place}`])}
            maxLength={128}
            onChange={(answer) => form.set({ [`answer${place}`]: answer })}
          />
        </fieldset>
      ))}
      <OwnerPassword
        value={fields.password ?? ''}
        error={faultText(faults.password)}
        onChange={(password) => form.set({ password })}
      />
    </EditSheet>
  );
}
