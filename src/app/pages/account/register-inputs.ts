import type { HTMLAttributes } from 'react';
import type { RegisterFieldName } from '../../../contract/schemas/registration.ts';
import type { FieldProps } from '../../ui/field/Field.tsx';

/** How a field is typed: what the phone's keyboard shows, and what the browser may fill in. */
export interface InputManner {
  type: NonNullable<FieldProps['type']>;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  autoComplete: string;
}

const PLAIN: InputManner = { type: 'text', autoComplete: 'off' };
const SECRET: InputManner = { type: 'password', autoComplete: 'new-password' };

/** The manner of each field; what is absent is plain text that no browser fills in. */
const MANNERS: Partial<Record<RegisterFieldName, InputManner>> = {
  username: { type: 'text', autoComplete: 'username' },
  password: SECRET,
  confirmPassword: SECRET,
  // Never the login password, so no browser may offer that one.
  paymentPassword: { type: 'password', inputMode: 'numeric', autoComplete: 'off' },
  nickname: { type: 'text', autoComplete: 'nickname' },
  payeeName: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  mobileNum: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  idNumber: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  qqNum: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  birthday: { type: 'date', autoComplete: 'bday' },
};

/** How a registration field is typed. */
export const mannerOf = (name: RegisterFieldName): InputManner => MANNERS[name] ?? PLAIN;

/** Fields with an eye to show what is typed (SPEC 2.4). */
export const isSecret = (name: RegisterFieldName): boolean => mannerOf(name).type === 'password';
