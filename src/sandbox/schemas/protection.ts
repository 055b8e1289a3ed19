import { z } from 'zod';
import {
  getProtection,
  getProtectionHistory,
  getSessionClock,
  keepLimit,
  removeLimit,
  selfExclude,
  setLimit,
  setRealityCheck,
  takeTimeOut,
  unlockSession,
} from '../../contract/calls/protection.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const limitKey = { kind: z.enum(['deposit', 'loss', 'stake', 'time']), period: z.enum(['day', 'week', 'month']) };

const playLimit = z
  .strictObject({
    ...limitKey,
    amount: part.decimal.exactOptional(),
    used: part.decimal,
    resetsAt: part.instant,
    pending: z.strictObject({ amount: part.decimal.exactOptional(), effectiveAt: part.instant }).exactOptional(),
  })
  .register(shapes, { id: 'PlayLimit' });

const closure = {
  timeOutUntil: part.instant.exactOptional(),
  excluded: z.strictObject({ since: part.instant, until: part.instant.exactOptional() }).exactOptional(),
};

const protection = z
  .strictObject({
    limits: z.array(playLimit),
    waitingHours: part.count,
    realityCheckMinutes: part.count,
    ...closure,
  })
  .register(shapes, { id: 'Protection' });

const protectionEvent = z
  .strictObject({
    eventId: part.id,
    act: z.enum(['limit', 'limitRaise', 'limitRemoval', 'limitKept', 'realityCheck', 'timeOut', 'exclusion']),
    at: part.instant,
    limit: z.strictObject(limitKey).exactOptional(),
    amount: part.decimal.exactOptional(),
    minutes: part.count.exactOptional(),
    until: part.instant.exactOptional(),
  })
  .register(shapes, { id: 'ProtectionEvent' });

export const getProtectionSchema = schemaOf(getProtection)({ value: protection });

export const setLimitSchema = schemaOf(setLimit)({
  body: z.strictObject({ ...limitKey, amount: part.amount }),
  value: playLimit,
});

export const removeLimitSchema = schemaOf(removeLimit)({ body: z.strictObject(limitKey), value: playLimit });

export const keepLimitSchema = schemaOf(keepLimit)({ body: z.strictObject(limitKey), value: playLimit });

export const setRealityCheckSchema = schemaOf(setRealityCheck)({
  body: z.strictObject({ minutes: z.int().min(0).max(1440) }),
  value: part.nothing,
});

export const takeTimeOutSchema = schemaOf(takeTimeOut)({
  body: z.strictObject({ hours: z.int().min(24).max(1008) }),
  value: protection,
});

export const selfExcludeSchema = schemaOf(selfExclude)({
  body: z.strictObject({ months: z.int().min(0).max(60), password: part.secret }),
  value: protection,
});

export const getProtectionHistorySchema = schemaOf(getProtectionHistory)({
  query: z.strictObject(part.pageQuery),
  value: part.pageOf(protectionEvent),
});

export const getSessionClockSchema = schemaOf(getSessionClock)({
  value: z
    .strictObject({
      startedAt: part.instant,
      now: part.instant,
      stake: part.decimal,
      payout: part.decimal,
      net: part.decimal,
      realityCheckMinutes: part.count,
      lastBetAt: part.instant.exactOptional(),
      ...closure,
    })
    .register(shapes, { id: 'SessionClock' }),
});

export const unlockSessionSchema = schemaOf(unlockSession)({
  body: z.strictObject({ password: part.secret }),
  value: part.nothing,
});
