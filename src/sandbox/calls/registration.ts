import {
  checkAffiliateSchema,
  checkEmailSchema,
  checkUsernameSchema,
  getRegisterSettingsSchema,
  registerByMobileSchema,
  registerByUsernameSchema,
} from '../../contract/payloads/registration.ts';
import type { RegisterForm } from '../../contract/schemas/registration.ts';
import { type DefinedCall, define, type Visit } from '../http/define.ts';
import { invitationOf } from '../rules/agentLinks.ts';
import { emailOwner, memberByUsername } from '../rules/members.ts';
import { refuse } from '../rules/refusal.ts';
import { type RegistrationMethod, registerMember } from '../rules/registration.ts';
import { registerSettings } from '../rules/site.ts';
import { checkMerchant, signIn } from './session.ts';

function register(method: RegistrationMethod) {
  return ({ db, body, now }: Visit<unknown, RegisterForm>) => {
    checkMerchant(body.merchantCode);
    return signIn(db, registerMember(db, body, method, now), now);
  };
}

export const registrationCalls: readonly DefinedCall[] = [
  define(getRegisterSettingsSchema, ({ db }) => registerSettings(db)),
  define(registerByUsernameSchema, register('username')),
  define(registerByMobileSchema, register('mobile')),
  define(checkAffiliateSchema, ({ db, query }) => {
    return { code: invitationOf(db, query.code)?.code ?? refuse('affiliate.invalid', { field: 'affiliateCode' }) };
  }),
  define(checkUsernameSchema, ({ db, query }) => ({ available: !memberByUsername(db, query.username) })),
  define(checkEmailSchema, ({ db, body }) => ({ available: emailOwner(db, body.email) === undefined })),
];
