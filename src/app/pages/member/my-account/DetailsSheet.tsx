import { useEffect, useState } from 'react';
import type { ProfileForm } from '../../../../contract/schemas/member.ts';
import { faultsOf } from '../../../features/forms/faults.ts';
import { tellRefusal } from '../../../features/forms/field-faults.ts';
import { OnceCheck, SheetForm } from '../../../features/forms/SheetForm.tsx';
import { useForm } from '../../../features/forms/use-form.ts';
import { siteDay } from '../../../i18n/site-clock.ts';
import { t } from '../../../i18n/texts.ts';
import { EARLIEST, latestBirthday } from '../../../lib/birthday.ts';
import { recordOf } from '../../../lib/record-of.ts';
import { profile, saveDetails } from '../../../stores/member/profile.ts';
import { countries } from '../../../stores/registration/countries.ts';
import { showToast } from '../../../stores/screen/toasts.ts';
import { info } from '../../../stores/system/system.ts';
import type { EditorProps } from '../editors/use-editor.tsx';
import { DetailField } from './DetailField.tsx';
import { changedDetails, type DetailGroup, type DetailName, detailFault, detailsOf, fixedBy } from './detail-rules.ts';
import { detailLabel, detailText } from './detail-texts.ts';

/** The age where the site names none. */
const GROWN_UP = 18;

/** A group of details: what is known stands in the fields, what is fixed is not asked for again. */
export default function DetailsSheet({ name, open, onClose }: EditorProps) {
  const group = name as DetailGroup;
  useEffect(() => {
    profile.want();
    countries.want();
  }, []);
  const [asking, setAsking] = useState<DetailName[]>([]);
  const [before] = useState(() => textsOf(group));
  const setOnce = profile.value.value?.setOnce ?? [];
  const names = detailsOf(group).filter((field) => !(before[field] && (setOnce as readonly string[]).includes(field)));
  const born = { min: EARLIEST, max: latestBirthday(info.value?.minAge ?? GROWN_UP, siteDay()) };
  const form = useForm({
    name: `member.${group}`,
    first: before,
    check: (fields) =>
      faultsOf(
        recordOf(names, (field) => detailFault(field, fields[field]?.trim() ?? '', profile.value.peek()?.rules, born)),
      ),
    send: async (fields) => {
      const changed = changedDetails(fields, before);
      if (Object.keys(changed).length > 0) await saveDetails(changed);
    },
    refused: tellRefusal,
    done: () => {
      onClose();
      showToast('success', 'saved', 2);
    },
  });
  const submit = () => {
    const fixed = fixedBy(changedDetails(form.values, before), setOnce);
    if (asking.length > 0 || fixed.length === 0) void form.submit();
    else if (form.checked()) setAsking(fixed);
  };
  return (
    <SheetForm
      open={open}
      onClose={onClose}
      title={t(`details_${group}`)}
      form={form}
      submitLabel={t(asking.length > 0 ? 'once_submit' : 'save')}
      onSubmit={submit}
    >
      {asking.length > 0 ? (
        <OnceCheck
          values={asking.map((field) => `${detailLabel(field)}: ${detailText(field, form.values[field] ?? '')}`)}
          onBack={() => setAsking([])}
        />
      ) : (
        names.map((field) => (
          <DetailField
            key={field}
            name={field}
            value={form.values[field] ?? ''}
            fault={form.faults[field]}
            once={(setOnce as readonly string[]).includes(field)}
            born={born}
            onChange={(text) => form.set({ [field]: text })}
          />
        ))
      )}
    </SheetForm>
  );
}

/** The saved texts of a group's fields. */
function textsOf(group: DetailGroup): Record<string, string> {
  const known: ProfileForm = profile.value.peek() ?? {};
  return recordOf(detailsOf(group), (field) => known[field] ?? '');
}
