import { PERSONAL_TEXTS } from '../../contract/fields/personal.ts';
import { onceField, type Profile, type ProfileForm, ruledField, type TextRule } from '../../contract/schemas/member.ts';
import type { RegisterFieldName } from '../../contract/schemas/registration.ts';
import type { SecurityConfig } from '../../contract/schemas/security.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { type MemberRow, memberById } from './members.ts';
import { refuse } from './refusal.ts';
import { checkAge } from './registration.ts';
import { minAgeOf, registerSettings, timeZoneOf } from './site.ts';
import { siteDay } from './siteDay.ts';

/** Shows the ends of a text and hides the rest: `mar***@leve.example`, `11*****00`. */
export function masked(text: string): string {
  const [name = '', host] = text.split('@', 2);
  const shown = Math.min(3, Math.floor(name.length / 3));
  const tail = host === undefined ? name.slice(name.length - shown) : `@${host}`;
  const hidden = host === undefined ? name.length - 2 * shown : name.length - shown;
  return `${name.slice(0, shown)}${'*'.repeat(Math.max(hidden, 1))}${tail}`;
}

/** Shows the first letter of each word: `M***** d* S****`. */
export const maskedName = (name: string): string =>
  name.replace(/(\S)(\S*)/gu, (_, first: string, rest: string) => first + '*'.repeat([...rest].length));

/** What is set and stays secret, so that its owner knows it again. */
export function maskedOf({ payee_name, email, mobile }: MemberRow): SecurityConfig['masked'] {
  return {
    ...(payee_name ? { payeeName: maskedName(payee_name) } : {}),
    ...(email ? { email: masked(email) } : {}),
    ...(mobile ? { mobileNum: masked(mobile) } : {}),
  };
}

/** The form of a field, as registration has it. */
export function ruleOf(db: Database, field: RegisterFieldName): TextRule {
  const { pattern, minLength, maxLength } = registerSettings(db).fields[field] ?? {};
  return {
    ...(pattern !== undefined && { pattern }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  };
}

function rulesOf(db: Database): Profile['rules'] {
  const rules: Profile['rules'] = {};
  for (const field of ruledField.options) rules[field] = ruleOf(db, field);
  return rules;
}

/** The member's own details, masked where they are sensitive. */
export function profileOf(db: Database, member: MemberRow): Profile {
  const {
    idNumber,
    recommenderId: _own,
    ...details
  } = JSON.parse(member.profile) as ProfileForm & Record<string, string>;
  return {
    ...details,
    ...(idNumber ? { idNumber: masked(idNumber) } : {}),
    ...(member.birthday ? { birthday: member.birthday } : {}),
    username: member.username,
    nickname: member.nickname,
    ...maskedOf(member),
    setOnce: [...onceField.options],
    rules: rulesOf(db),
  };
}

/** Refuses `payload.invalid` for a text that breaks the rule that registration has for the field. */
export function checkText(db: Database, field: RegisterFieldName, text: string): void {
  const { pattern = '', minLength = 0, maxLength = 256 } = registerSettings(db).fields[field] ?? {};
  const fits = text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text);
  if (!fits) refuse('payload.invalid', { field, issues: [{ field, message: `${field} is not in the right form` }] });
}

/** Fills in details; what is left out stays as it is, what is set once is refused with `permission.denied`. */
export function writeProfile(db: Database, memberId: number, form: ProfileForm, now: number): void {
  const member = memberById(db, memberId);
  const { birthday, ...details } = form;
  const known = JSON.parse(member.profile) as Record<string, string>;
  if (birthday !== undefined && member.birthday !== null && birthday !== member.birthday) {
    refuse('permission.denied', { field: 'birthday' });
  }
  if (details.idNumber !== undefined && known.idNumber) refuse('permission.denied', { field: 'idNumber' });
  if (birthday !== undefined) checkAge(birthday, minAgeOf(db), siteDay(timeZoneOf(db), now));
  for (const field of PERSONAL_TEXTS) if (details[field]) checkText(db, field, details[field]);
  const profile = Object.entries({ ...known, ...details }).filter(([, text]) => text !== '');
  sql(db, 'UPDATE members SET profile = ?, birthday = ? WHERE id = ?').run(
    JSON.stringify(Object.fromEntries(profile)),
    birthday ?? member.birthday,
    memberId,
  );
}
