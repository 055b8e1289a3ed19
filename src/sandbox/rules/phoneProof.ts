import type { Database } from '../db/database.ts';
import { readToken } from './providers.ts';
import { refuse } from './refusal.ts';
import { whitelabelOf } from './site.ts';
import { checkCode, fullNumber, markCodeSpent, type Purpose } from './verification.ts';

/** How somebody proves a number: by the platform's own code, or by the token of the phone-authentication provider. */
export interface PhoneProof {
  mobileNum?: string;
  countryDialingCode?: string;
  verificationCode?: string;
  firebaseIdToken?: string;
}

/**
 * Checks the proof and answers what uses the platform's own code up. A provider's token holds until it is late.
 * Refuses `verification.invalid`, and `not.ready` for a token where the provider is switched off.
 */
export function checkPhone(db: Database, purpose: Purpose, proof: PhoneProof, now: number): () => void {
  const number = fullNumber(proof.countryDialingCode, proof.mobileNum ?? '');
  if (proof.firebaseIdToken === undefined) {
    const code = checkCode(db, purpose, number, proof.verificationCode, now);
    return () => markCodeSpent(db, code, now);
  }
  if (!whitelabelOf(db).features.firebaseAuth) refuse('not.ready');
  const vouched = readToken(db, proof.firebaseIdToken, now);
  if (vouched?.provider !== 'firebase' || vouched.subject !== number) {
    refuse('verification.invalid', { field: 'verificationCode' });
  }
  return () => undefined;
}
