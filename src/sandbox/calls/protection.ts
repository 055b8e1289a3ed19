import {
  getProtectionHistorySchema,
  getProtectionSchema,
  getSessionClockSchema,
  keepLimitSchema,
  removeLimitSchema,
  selfExcludeSchema,
  setLimitSchema,
  setRealityCheckSchema,
  takeTimeOutSchema,
  unlockSessionSchema,
} from '../../contract/payloads/protection.ts';
import type { ExclusionForm, Protection } from '../../contract/schemas/protection.ts';
import type { FeatureFlags } from '../../contract/schemas/system.ts';
import type { Database } from '../db/database.ts';
import { type DefinedCall, defineForMember, type MemberVisit } from '../http/define.ts';
import { countFailure, failuresOf, forgetFailures } from '../rules/loginGuard.ts';
import { memberById } from '../rules/members.ts';
import { checkHeld } from '../rules/passwordChange.ts';
import { chooseRealityCheck, closureOf, exclude, realityCheckOf, takeBreak } from '../rules/playClosure.ts';
import { changeLimit, dropLimit, keepLimitAsIs, limitsOf, WAITING_HOURS } from '../rules/playLimits.ts';
import { protectionHistory } from '../rules/protectionHistory.ts';
import { Refusal, refuse } from '../rules/refusal.ts';
import { endSession } from '../rules/session.ts';
import { sessionClock } from '../rules/sessionClock.ts';
import { whitelabelOf } from '../rules/site.ts';

/** After so many wrong passwords at a locked screen the session ends. */
const TRIES = 5;

function checkFeature(db: Database, flag: keyof FeatureFlags): void {
  if (!whitelabelOf(db).features[flag]) refuse('permission.denied');
}

function protectionOf(db: Database, memberId: number, now: number): Protection {
  return {
    limits: limitsOf(db, memberId, now),
    waitingHours: WAITING_HOURS,
    realityCheckMinutes: realityCheckOf(db, memberId),
    ...closureOf(db, memberId, now),
  };
}

async function excludeSelf({ db, session: { memberId }, body, now }: MemberVisit<unknown, ExclusionForm>) {
  checkFeature(db, 'selfExclusion');
  if (body.months !== 0 && body.months < 6) refuse('payload.invalid', { field: 'months' });
  await checkHeld(body.password, memberById(db, memberId).password_hash, 'password');
  db.transaction(() => exclude(db, memberId, body.months, now))();
  return protectionOf(db, memberId, now);
}

/** Whoever guesses at a locked screen is signed out. */
async function unlock({ db, session, body, now }: MemberVisit<unknown, { password: string }>): Promise<undefined> {
  const name = `unlock:${session.memberId}`;
  try {
    await checkHeld(body.password, memberById(db, session.memberId).password_hash, 'password');
    forgetFailures(db, name, session.tokenHash);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    countFailure(db, name, session.tokenHash, now);
    if (failuresOf(db, name, session.tokenHash) < TRIES) throw error;
    endSession(db, session.tokenHash, now);
    refuse('session.expired');
  }
}

export const protectionCalls: readonly DefinedCall[] = [
  defineForMember(getProtectionSchema, ({ db, session, now }) => protectionOf(db, session.memberId, now)),
  defineForMember(setLimitSchema, ({ db, session, body, now }) => {
    checkFeature(db, 'playLimits');
    return db.transaction(() => changeLimit(db, session.memberId, body, now))();
  }),
  defineForMember(removeLimitSchema, ({ db, session, body, now }) => {
    checkFeature(db, 'playLimits');
    return db.transaction(() => dropLimit(db, session.memberId, body, now))();
  }),
  defineForMember(keepLimitSchema, ({ db, session, body, now }) => {
    checkFeature(db, 'playLimits');
    return db.transaction(() => keepLimitAsIs(db, session.memberId, body, now))();
  }),
  defineForMember(setRealityCheckSchema, ({ db, session, body, now }) => {
    checkFeature(db, 'realityCheck');
    db.transaction(() => chooseRealityCheck(db, session.memberId, body.minutes, now))();
  }),
  defineForMember(takeTimeOutSchema, ({ db, session, body, now }) => {
    checkFeature(db, 'timeOut');
    db.transaction(() => takeBreak(db, session.memberId, body.hours, now))();
    return protectionOf(db, session.memberId, now);
  }),
  defineForMember(selfExcludeSchema, excludeSelf),
  defineForMember(getProtectionHistorySchema, ({ db, session, query }) =>
    protectionHistory(db, session.memberId, query),
  ),
  defineForMember(getSessionClockSchema, ({ db, session, now }) => sessionClock(db, session, now)),
  defineForMember(unlockSessionSchema, unlock),
];
