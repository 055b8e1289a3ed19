import { Hono } from 'hono';
import { z } from 'zod';
import { giveToken, spendHumanCheck } from '../../../rules/providers.ts';
import { Refusal } from '../../../rules/refusal.ts';
import { siteChanges } from '../../../rules/site.ts';
import { checkCode, markCodeSpent, sendCode } from '../../../rules/verification.ts';
import type { Platform } from '../../platform.ts';

const sendForm = z.object({ phoneNumber: z.string().regex(/^\+\d{8,20}$/), recaptchaToken: z.string().optional() });
const signInForm = z.object({ sessionInfo: z.string().max(200), code: z.string().max(10) });

/** What the service's own codes are called; ours that have no name there are wrong codes. */
const ERRORS: Readonly<Record<string, string>> = {
  'verification.too.soon': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  'human.required': 'CAPTCHA_CHECK_FAILED',
};

/**
 * `/sandbox/providers/firebase/v1/accounts:*`: Firebase Auth's REST protocol for phone numbers, as far as a sign-in needs it. Its codes
 * go to the outbox beside the platform's own.
 */
export function phoneAuth({ db, clock }: Platform): Hono {
  const routes = new Hono();
  const numberOf = (sessionInfo: string): string => Buffer.from(sessionInfo, 'base64url').toString();

  routes.use('/firebase/*', async (c, next) => {
    if (c.req.header('X-Goog-Api-Key') === 'leve-sandbox') return next();
    return c.json({ error: { code: 400, message: 'API_KEY_INVALID' } }, 400);
  });
  routes.post('/firebase/v1/:method{accounts\\:sendVerificationCode}', async (c) => {
    const { phoneNumber, recaptchaToken } = sendForm.parse(await c.req.json());
    if (siteChanges(db).humanCheck) spendHumanCheck(db, recaptchaToken, clock());
    sendCode(db, 'firebase', phoneNumber, clock());
    return c.json({ sessionInfo: Buffer.from(phoneNumber).toString('base64url') });
  });
  routes.post('/firebase/v1/:method{accounts\\:signInWithPhoneNumber}', async (c) => {
    const { sessionInfo, code } = signInForm.parse(await c.req.json());
    const now = clock();
    const subject = numberOf(sessionInfo);
    markCodeSpent(db, checkCode(db, 'firebase', subject, code, now), now);
    const idToken = giveToken(db, { provider: 'firebase', subject, name: null, email: null }, now);
    return c.json({ idToken, phoneNumber: subject, expiresIn: '300' });
  });
  routes.onError((error, c) => {
    if (error instanceof Refusal) {
      return c.json({ error: { code: 400, message: ERRORS[error.code] ?? 'INVALID_CODE' } }, 400);
    }
    if (error instanceof z.ZodError) return c.json({ error: { code: 400, message: 'INVALID_PHONE_NUMBER' } }, 400);
    throw error;
  });
  return routes;
}
