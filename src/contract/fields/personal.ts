import { PROFILE_FIELDS } from './profile.ts';
import { type PersonalField, REGISTRATION_FIELDS, type RegistrationField } from './registration.ts';

/** A detail that registration asks for as a text. */
export type PersonalText = Exclude<PersonalField, 'birthday'>;

const isPersonalText = (name: RegistrationField): name is PersonalText => name in PROFILE_FIELDS && name !== 'birthday';

/** Details that registration asks for as texts: kept with the profile, and checked by registration's rules wherever they change. */
export const PERSONAL_TEXTS: readonly PersonalText[] = (Object.keys(REGISTRATION_FIELDS) as RegistrationField[]).filter(
  isPersonalText,
);
