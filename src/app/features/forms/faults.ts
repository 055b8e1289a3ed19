import { type TextKey, type TextValues, t } from '../../i18n/texts.ts';

/** What is wrong with a field, as a key and its values, so that it follows a language change. */
export interface Fault {
  key: TextKey;
  values?: TextValues;
}

/** Faults by field. */
export type Faults<Name extends string> = Partial<Record<Name, Fault>>;

/** The text of a fault in the language on screen; '' for none. `values` are those that are drawn anew with it, such as amounts. */
export const faultText = (fault: Fault | undefined, values: TextValues | undefined = fault?.values): string =>
  fault ? t(fault.key, values) : '';

/** Leaves out the fields that have nothing wrong. */
export function faultsOf<Name extends string>(all: Record<Name, Fault | undefined>): Faults<Name> {
  const faults: Faults<Name> = {};
  for (const name of Object.keys(all) as Name[]) if (all[name]) faults[name] = all[name];
  return faults;
}
