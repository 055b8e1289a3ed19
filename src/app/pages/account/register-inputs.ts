import type { FieldInput } from '../../../contract/fields/input.ts';
import { REGISTRATION_FIELDS } from '../../../contract/fields/registration.ts';
import type { RegisterFieldName } from '../../../contract/schemas/registration.ts';
import type { FieldProps } from '../../ui/field/Field.tsx';

/** How a field is typed: what the phone's keyboard shows, and what the browser may fill in. */
export interface InputManner {
  type: NonNullable<FieldProps['type']>;
  inputMode?: FieldInput['inputMode'];
  autoComplete: string;
}

/** How a registration field is typed. */
export const mannerOf = (name: RegisterFieldName): InputManner => ({
  type: 'text',
  autoComplete: 'off',
  ...(REGISTRATION_FIELDS[name] as FieldInput),
});

/** Fields with an eye to show what is typed (SPEC 2.4). */
export const isSecret = (name: RegisterFieldName): boolean => mannerOf(name).type === 'password';
