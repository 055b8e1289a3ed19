import { CAPTCHA_LENGTH } from '../../../../contract/fields/limits.ts';
import { REGISTRATION_FIELDS } from '../../../../contract/fields/registration.ts';
import type {
  RegisterFieldName,
  RegisterFieldRule,
  RegisterSettings,
} from '../../../../contract/schemas/registration.ts';
import { codeFault, mobileFault } from '../../../features/codes/phone-rules.ts';
import type { Fault } from '../../../features/forms/faults.ts';
import { siteDay } from '../../../i18n/site-clock.ts';
import { EARLIEST, isDay, latestBirthday } from '../../../lib/birthday.ts';
import { faultOf, repeatedFault } from '../field-faults.ts';

export type RegisterValues = Partial<Record<RegisterFieldName, string>>;

/** The two ways to register (SPEC section 4). */
export type RegisterWay = 'username' | 'mobileNum';

/** The order of the form (SPEC 2.4); the SMS code stands with the number that it proves. */
const ORDER = (Object.keys(REGISTRATION_FIELDS) as RegisterFieldName[]).filter((name) => name !== 'verificationCode');

/** Mobile registration, where it is the only one; else by username (SPEC section 4). */
export const firstWay = ({ usernameEnabled, mobileEnabled }: RegisterSettings): RegisterWay =>
  mobileEnabled && !usernameEnabled ? 'mobileNum' : 'username';

const CAPTCHA: RegisterFieldRule = {
  enabled: true,
  required: true,
  pattern: '\\d*',
  minLength: CAPTCHA_LENGTH,
  maxLength: CAPTCHA_LENGTH,
};

/** The rule of each field; the captcha has one of its own, and stands where any field asks for it. */
export function rulesOf({ fields }: RegisterSettings): Partial<Record<RegisterFieldName, RegisterFieldRule>> {
  const captcha = Object.values(fields).some((rule) => rule?.captcha?.enabled) || fields.captcha?.enabled;
  return captcha ? { ...fields, captcha: { ...CAPTCHA, ...fields.captcha, required: true, enabled: true } } : fields;
}

/**
 * Fields to show, in order. Whoever registers by mobile number has no username; a number that must be proven brings its code along,
 * and is asked for whatever its own rule says (SPEC section 5). Where the site registers a mobile number without a password, `bare`, there
 * is none to type.
 */
export function shownFields(
  settings: RegisterSettings,
  way: RegisterWay,
  proven: boolean,
  bare = false,
): RegisterFieldName[] {
  const rules = rulesOf(settings);
  const all = bare ? ORDER.filter((name) => name !== 'password' && name !== 'confirmPassword') : ORDER;
  const shown = all.filter((name) => name === 'password' || rules[name]?.enabled);
  if (!proven) return shown;
  const others = shown.filter((name) => name !== 'mobileNum');
  if (way === 'mobileNum') return ['mobileNum', 'verificationCode', ...others.filter((name) => name !== 'username')];
  const after = others.findIndex((name) => ORDER.indexOf(name) > ORDER.indexOf('mobileNum'));
  const place = after < 0 ? others.length : after;
  return [...others.slice(0, place), 'mobileNum', 'verificationCode', ...others.slice(place)];
}

/** Years that a member must have where the site does not say (SPEC section 9). */
const MIN_AGE = 18;

/** A birthday lies between 1900 and the end of this year (SPEC section 5), and far enough back for the site's age. */
function birthdayFault(text: string, minAge: number): Fault | undefined {
  if (!isDay(text) || text < EARLIEST || text > `${siteDay().slice(0, 4)}-12-31`) return { key: 'rule_birthday' };
  return text > latestBirthday(minAge, siteDay()) ? { key: 'rule_age', values: { age: minAge } } : undefined;
}

/** What is wrong with one field; the confirmation is checked against the password, a proven number is required (SPEC section 5). */
export function registerFault(
  name: RegisterFieldName,
  values: RegisterValues,
  rule: RegisterFieldRule | undefined,
  proven = false,
  minAge = MIN_AGE,
): Fault | undefined {
  const text = values[name] ?? '';
  if (proven && name === 'mobileNum') return mobileFault(text, rule);
  if (name === 'verificationCode') return codeFault(text, rule);
  if (name === 'confirmPassword') return repeatedFault(text, values.password);
  return faultOf(name, text, rule) ?? (name === 'birthday' && text ? birthdayFault(text, minAge) : undefined);
}
