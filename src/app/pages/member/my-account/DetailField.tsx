import { INCOMES, PROFILE_FIELDS, type ProfileRow } from '../../../../contract/fields/profile.ts';
import { type Fault, faultText } from '../../../features/forms/faults.ts';
import { dateOrder } from '../../../i18n/calendar.ts';
import { t } from '../../../i18n/texts.ts';
import { profile } from '../../../stores/member/profile.ts';
import { countries } from '../../../stores/registration/countries.ts';
import { ChoiceField } from '../../../ui/field/Choice.tsx';
import { DateField } from '../../../ui/field/DateField.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { type DetailName, longestOf } from './detail-rules.ts';
import { detailLabel, incomeName } from './detail-texts.ts';

interface DetailFieldProps {
  name: DetailName;
  value: string;
  fault: Fault | undefined;
  /** It stays as it is once it is saved. */
  once: boolean;
  born: { min: string; max: string };
  onChange: (text: string) => void;
}

/** One detail, by what it is: a date, a choice, or a line of text. */
export function DetailField({ name, value, fault, once, born, onChange }: DetailFieldProps) {
  const frame = {
    name,
    label: detailLabel(name),
    value,
    error: faultText(fault),
    hint: once ? t('once_hint') : undefined,
    onChange,
  };
  if (name === 'birthday') {
    const words = { day: t('date_day'), month: t('date_month'), year: t('date_year'), ...dateOrder() };
    return <DateField {...frame} {...born} words={words} />;
  }
  if (name === 'nationality') {
    const list = (countries.value.value ?? []).map(({ code, name: label }) => ({ value: code, label }));
    return <ChoiceField {...frame} open={t('choose')} options={withOwn(list, value)} />;
  }
  if (name === 'sourceOfIncome') {
    const list = INCOMES.map((income) => ({ value: income, label: incomeName(income) }));
    return <ChoiceField {...frame} open={t('choose')} options={withOwn(list, value)} />;
  }
  const { inputMode, autoComplete = 'off' }: ProfileRow = PROFILE_FIELDS[name];
  return (
    <Field
      {...frame}
      maxLength={longestOf(name, profile.value.value?.rules)}
      inputMode={inputMode}
      autoComplete={autoComplete}
    />
  );
}

/** Options with the current value, also where the list lacks it. */
function withOwn(list: { value: string; label: string }[], value: string) {
  return value && !list.some((option) => option.value === value) ? [{ value, label: value }, ...list] : list;
}
