import type { OnceField, Profile, ProfileForm, RuledField } from '../../../contract/schemas/member.ts';
import { recordOf } from '../../lib/record-of.ts';
import { type Fault, textFault } from './form-rules.ts';

/** Details that are filled in together. */
export type DetailGroup = 'personal' | 'address' | 'social';

export type DetailName = keyof ProfileForm;

/** The fields of each group, in the order of the form. */
export const DETAILS: Record<DetailGroup, readonly DetailName[]> = {
  personal: ['birthday', 'nationality', 'placeOfBirth', 'idNumber', 'occupation', 'sourceOfIncome'],
  address: ['address', 'permanentAddress', 'currentAddress'],
  social: ['whatsapp', 'facebook', 'wechat', 'line', 'zalo', 'qqNum'],
};

/** Sources of income to choose from, by what is sent; another one that the platform knows stays as it is. */
export const INCOMES = ['SALARY', 'BUSINESS', 'INVESTMENTS', 'PENSION', 'SAVINGS', 'FAMILY', 'OTHER'] as const;

/** Longest texts, as the platform takes them. */
const LONGEST: Partial<Record<DetailName, number>> = { address: 256, permanentAddress: 256, currentAddress: 256 };
const LONGEST_OTHER = 64;

export const longestOf = (name: DetailName, rules: Profile['rules'] | undefined): number =>
  rules?.[name as RuledField]?.maxLength ?? LONGEST[name] ?? LONGEST_OTHER;

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
