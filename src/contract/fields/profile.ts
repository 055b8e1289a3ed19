import type { FieldInput } from './input.ts';
import type { PersonalField } from './registration.ts';

/** Details that are filled in together. */
export type ProfileGroup = 'personal' | 'address' | 'social';

/** A detail of a member: where it stands, how it is typed, how long it may be. */
export interface ProfileRow extends FieldInput {
  readonly group: ProfileGroup;
  /** Characters at most; 64 where it is absent. */
  readonly longest?: number;
}

/** Details that a member fills in, in the order of their groups (labels of SPEC section 3). What registration asks for must be here. */
export const PROFILE_FIELDS = {
  birthday: { group: 'personal' },
  nationality: { group: 'personal' },
  placeOfBirth: { group: 'personal' },
  idNumber: { group: 'personal', inputMode: 'numeric' },
  occupation: { group: 'personal', autoComplete: 'organization-title' },
  sourceOfIncome: { group: 'personal' },
  address: { group: 'address', autoComplete: 'street-address', longest: 256 },
  permanentAddress: { group: 'address', longest: 256 },
  currentAddress: { group: 'address', longest: 256 },
  whatsapp: { group: 'social', inputMode: 'tel', autoComplete: 'tel' },
  facebook: { group: 'social', longest: 128 },
  wechat: { group: 'social' },
  line: { group: 'social' },
  zalo: { group: 'social' },
  qqNum: { group: 'social', inputMode: 'numeric' },
} as const satisfies Record<PersonalField, ProfileRow> & Record<string, ProfileRow>;

/** The name of a detail. */
export type ProfileField = keyof typeof PROFILE_FIELDS;

/** Characters of a detail at most. */
export const longestDetail = (name: ProfileField): number => (PROFILE_FIELDS[name] as ProfileRow).longest ?? 64;

/** Sources of income to choose from, by what is sent; another one that the platform knows stays as it is. */
export const INCOMES = ['SALARY', 'BUSINESS', 'INVESTMENTS', 'PENSION', 'SAVINGS', 'FAMILY', 'OTHER'] as const;
