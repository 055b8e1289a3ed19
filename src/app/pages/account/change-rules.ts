import type { RegisterSettings } from '../../../contract/schemas/registration.ts';
import { type FieldFault, faultOf } from './field-text.ts';
import { knownPasswordFault } from './login-rules.ts';

/** The form's fields, by the names of SPEC section 3. */
export interface ChangeFields {
  old_password: string;
  password: string;
  confimpsw: string;
}

export const CHANGE_ORDER = ['old_password', 'password', 'confimpsw'] as const;

export type ChangeFaults = Partial<Record<keyof ChangeFields, FieldFault>>;

/** What is wrong with the form (SPEC section 5). `asked`: the old password is asked for, as this session does not hold it. */
export function changeFaults(
  { old_password, password, confimpsw }: ChangeFields,
  asked: boolean,
  settings: RegisterSettings | undefined,
): ChangeFaults {
  const faults: ChangeFaults = {};
  const old = asked ? knownPasswordFault(old_password, settings?.login) : undefined;
  if (old) faults.old_password = old;
  const next = faultOf('password', password, settings?.fields.password ?? { enabled: true, required: true });
  if (next) faults.password = next;
  if (!confimpsw) faults.confimpsw = { key: 'in_enter_password' };
  else if (confimpsw !== password) faults.confimpsw = { key: 'in_confirmation_correct' };
  return faults;
}
