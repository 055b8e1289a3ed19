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
} from '../calls/protection.ts';
import { pageOf, pageQuery } from '../schemas/page.ts';
import { nothing } from '../schemas/primitives.ts';
import {
  exclusionForm,
  limitForm,
  limitKey,
  playLimit,
  protection,
  protectionEvent,
  realityCheckForm,
  sessionClock,
  timeOutForm,
  unlockForm,
} from '../schemas/protection.ts';
import { schemaOf } from './schema.ts';

export const getProtectionSchema = schemaOf(getProtection)({ value: protection });

export const setLimitSchema = schemaOf(setLimit)({ body: limitForm, value: playLimit });

export const removeLimitSchema = schemaOf(removeLimit)({ body: limitKey, value: playLimit });

export const keepLimitSchema = schemaOf(keepLimit)({ body: limitKey, value: playLimit });

export const setRealityCheckSchema = schemaOf(setRealityCheck)({ body: realityCheckForm, value: nothing });

export const takeTimeOutSchema = schemaOf(takeTimeOut)({ body: timeOutForm, value: protection });

export const selfExcludeSchema = schemaOf(selfExclude)({ body: exclusionForm, value: protection });

export const getProtectionHistorySchema = schemaOf(getProtectionHistory)({
  query: pageQuery,
  value: pageOf(protectionEvent),
});

export const getSessionClockSchema = schemaOf(getSessionClock)({ value: sessionClock });

export const unlockSessionSchema = schemaOf(unlockSession)({ body: unlockForm, value: nothing });
