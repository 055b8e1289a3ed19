import { type TextKey, t } from '../../i18n/texts.ts';
import { type Strength, strengthOf } from '../../lib/password-strength.ts';

const TEXTS: Readonly<Record<Strength, TextKey>> = [
  'rule_password',
  'password_weak',
  'password_fair',
  'password_strong',
];

/** How good a password is, in words; `values` are the bounds of its rule, told while there is none. */
export const strengthText = (password: string, values: Record<string, number>): string =>
  t(TEXTS[strengthOf(password)], values);
