import { z } from 'zod';
import {
  getProtection,
  getSessionClock,
  removeLimit,
  selfExclude,
  setLimit,
  setRealityCheck,
  takeTimeOut,
} from '../../contract/calls/protection.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const limitKey = { kind: z.enum(['deposit', 'loss', 'stake', 'time']), period: z.enum(['day', 'week', 'month']) };

const playLimit = z
  .strictObject({
    ...limitKey,
    amount: part.decimal,
    used: part.decimal,
    pending: z.strictObject({ amount: part.decimal.exactOptional(), effectiveAt: part.instant }).exactOptional(),
  })
  .register(shapes, { id: 'PlayLimit' });

const protection = z
  .strictObject({
    limits: z.array(playLimit),
    realityCheckMinutes: part.count,
    timeOutUntil: part.instant.exactOptional(),
    excludedUntil: part.instant.exactOptional(),
  })
  .register(shapes, { id: 'Protection' });

export const getProtectionSchema = schemaOf(getProtection)({ value: protection });

export const setLimitSchema = schemaOf(setLimit)({
  body: z.strictObject({ ...limitKey, amount: part.amount }),
  value: playLimit,
});

export const removeLimitSchema = schemaOf(removeLimit)({ body: z.strictObject(limitKey), value: playLimit });

export const setRealityCheckSchema = schemaOf(setRealityCheck)({
  body: z.strictObject({ minutes: z.int().min(0).max(1440) }),
  value: part.nothing,
});

export const takeTimeOutSchema = schemaOf(takeTimeOut)({
  body: z.strictObject({ hours: z.int().min(1).max(1008) }),
  value: protection,
});

export const selfExcludeSchema = schemaOf(selfExclude)({
  body: z.strictObject({ months: z.int().min(1).max(120), password: part.secret }),
  value: protection,
});

export const getSessionClockSchema = schemaOf(getSessionClock)({
  value: z.strictObject({
    startedAt: part.instant,
    stake: part.decimal,
    payout: part.decimal,
    net: part.decimal,
  }),
});
