import { useEffect, useState } from 'react';
import { faultsOf, faultText } from '../../../features/forms/faults.ts';
import { tellRefusal, textFault } from '../../../features/forms/field-faults.ts';
import { OnceCheck, SheetForm } from '../../../features/forms/SheetForm.tsx';
import { useForm } from '../../../features/forms/use-form.ts';
import { t } from '../../../i18n/texts.ts';
import { member } from '../../../stores/member/member.ts';
import { profile, saveNickname, savePayeeName } from '../../../stores/member/profile.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { Field } from '../../../ui/field/Field.tsx';
import type { EditorProps } from './use-editor.tsx';

/** Longest texts where the platform has no rule. */
const LONGEST = { nickname: 20, payeeName: 60 };

/** The nickname, which changes as often as one likes, or the payee name, which is set once. */
export default function NameSheet({ name, open, onClose }: EditorProps) {
  useEffect(() => profile.want(), []);
  const [asking, setAsking] = useState(false);
  const once = name === 'payeeName';
  const rule = profile.value.value?.rules[once ? 'payeeName' : 'nickname'];
  const longest = rule?.maxLength ?? LONGEST[once ? 'payeeName' : 'nickname'];
  const form = useForm({
    name: `member.${name}`,
    first: { [name]: once ? '' : (profile.value.peek()?.nickname ?? member.value.peek()?.nickname ?? '') },
    check: (fields) =>
      faultsOf({
        [name]: textFault(name, fields[name]?.trim() ?? '', rule ?? { maxLength: longest }, true),
      }),
    send: (fields) => (once ? savePayeeName : saveNickname)(fields[name]?.trim() ?? ''),
    refused: tellRefusal,
    done: () => {
      onClose();
      showToast('success', 'saved', 2);
    },
  });
  const submit = () => {
    if (once && !asking) setAsking(form.checked());
    else void form.submit();
  };
  const value = form.values[name] ?? '';
  return (
    <SheetForm
      open={open}
      onClose={onClose}
      title={t(once ? 'payee_add' : 'nickname_change')}
      lead={t(once ? 'payee_lead' : 'nickname_lead')}
      form={form}
      submitLabel={t(asking ? 'once_submit' : 'save')}
      onSubmit={submit}
    >
      {asking && <OnceCheck values={[value.trim()]} onBack={() => setAsking(false)} />}
      {!asking && (
        <Field
          name={name}
          label={t(once ? 'payee_label' : 'nickname_label')}
          hint={once ? t('once_hint') : undefined}
          value={value}
          error={faultText(form.faults[name])}
          maxLength={longest}
          counter={!once}
          autoComplete={once ? 'name' : 'nickname'}
          onChange={(text) => form.set({ [name]: text })}
        />
      )}
    </SheetForm>
  );
}
