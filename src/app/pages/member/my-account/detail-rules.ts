import {
  longestDetail,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileGroup,
} from '../../../../contract/fields/profile.ts';
import type { OnceField, Profile, ProfileForm, RuledField } from '../../../../contract/schemas/member.ts';
import type { Fault } from '../../../features/forms/faults.ts';
import { textFault } from '../../../features/forms/field-faults.ts';
import { recordOf } from '../../../lib/record-of.ts';

/** Details that are filled in together. */
export type DetailGroup = ProfileGroup;

export type DetailName = ProfileField;

/** The fields of a group, in the order of the form. */
export const detailsOf = (group: DetailGroup): DetailName[] =>
  (Object.keys(PROFILE_FIELDS) as DetailName[]).filter((name) => PROFILE_FIELDS[name].group === group);

export const longestOf = (name: DetailName, rules: Profile['rules'] | undefined): number =>
  rules?.[name as RuledField]?.maxLength ?? longestDetail(name);

/** What is wrong with a detail: registration's rule where it has one, and a birthday between two dates. All may stay empty. */
export function detailFault(
  name: DetailName,
  text: string,
  rules: Profile['rules'] | undefined,
  born: { min: string; max: string },
): Fault | undefined {
  if (!text) return undefined;
  if (name === 'birthday') return text >= born.min && text <= born.max ? undefined : { key: 'fault_birthday' };
  const rule = rules?.[name as RuledField];
  return textFault(name, text, rule ?? { maxLength: longestOf(name, rules) }, false);
}

/** What changed, for the platform: a field that was cleared is sent as ''. */
export function changedDetails(
  fields: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
): ProfileForm {
  const changed = Object.keys(fields).filter((name) => fields[name]?.trim() !== (before[name] ?? ''));
  return recordOf(changed, (name) => fields[name]?.trim() ?? '');
}

/** Fields of a form that this saving fixes for good. */
export const fixedBy = (form: ProfileForm, setOnce: readonly OnceField[]): DetailName[] =>
  (Object.keys(form) as DetailName[]).filter((name) => form[name] && (setOnce as readonly string[]).includes(name));
