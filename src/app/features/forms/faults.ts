import { type TextKey, t } from '../../i18n/texts.ts';

/** What is wrong with a field, as a key and its values, so that it follows a language change. */
export interface Fault {
  key: TextKey;
  values?: Record<string, number>;
}

/** Faults by field. */
export type Faults<Name extends string> = Partial<Record<Name, Fault>>;

/** The text of a fault in the language on screen; '' for none. */
export const faultText = (fault: Fault | undefined): string => (fault ? t(fault.key, fault.values) : '');

/** Leaves out the fields that have nothing wrong. */
export function faultsOf<Name extends string>(all: Record<Name, Fault | undefined>): Faults<Name> {
  const faults: Faults<Name> = {};
  for (const name of Object.keys(all) as Name[]) if (all[name]) faults[name] = all[name];
  return faults;
}
