import { useEffect } from 'react';
import { MOBILE_LENGTH } from '../../../contract/fields/limits.ts';
import type { Country } from '../../../contract/schemas/system.ts';
import { t } from '../../i18n/texts.ts';
import { countries } from '../../stores/registration/countries.ts';
import { PhoneField, type PhoneFieldProps } from '../../ui/field/PhoneField.tsx';

/** Stands in while the list of countries is on its way, or cannot be had. */
const HOME_COUNTRY: Country = { code: 'BR', name: '', countryDialingCode: '55' };

/** A mobile number, behind the dialling codes of all countries. */
export function MobileField(field: Omit<PhoneFieldProps, 'name' | 'maxLength' | 'codes' | 'codeLabel'>) {
  useEffect(() => countries.want(), []);
  const list = countries.value.value ?? [HOME_COUNTRY];
  return (
    <PhoneField
      {...field}
      name="mobileNum"
      maxLength={MOBILE_LENGTH}
      codes={list.map(({ name, countryDialingCode: code }) => ({ code, label: `${name} +${code}`.trim() }))}
      codeLabel={t('dialing_code')}
    />
  );
}
