import type { RegisterSettings } from '../../../../contract/schemas/registration.ts';
import { type Faults, faultsOf } from '../../../features/forms/faults.ts';
import { knownPasswordFault, newPasswordFault, repeatedFault } from '../field-faults.ts';

/** The form's fields, by the names of SPEC section 3. */
export interface ChangeFields {
  old_password: string;
  password: string;
  confimpsw: string;
}

/** What is wrong with the form (SPEC section 5). `asked`: the old password is asked for, as this session does not hold it. */
export const changeFaults = (
  { old_password, password, confimpsw }: ChangeFields,
  asked: boolean,
  settings: RegisterSettings | undefined,
): Faults<keyof ChangeFields> =>
  faultsOf({
    old_password: asked ? knownPasswordFault(old_password, settings?.login) : undefined,
    password: newPasswordFault(password, settings),
    confimpsw: repeatedFault(confimpsw, password),
  });
