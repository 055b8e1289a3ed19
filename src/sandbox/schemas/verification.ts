import { z } from 'zod';
import { sendNoLoginCode, sendRegisterCode } from '../../contract/calls/verification.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

/** Asks for a code by SMS. */
export const smsForm = z
  .strictObject({
    mobileNum: part.mobileNum,
    countryDialingCode: part.countryDialingCode,
    humanCheck: z.strictObject({ token: z.string().min(1).max(8192) }).exactOptional(),
  })
  .register(shapes, { id: 'SmsCodeForm' });

/** Until when the code holds. */
export const sent = z.strictObject({ expirationTime: z.int().min(0) }).register(shapes, { id: 'CodeSent' });

export const sendRegisterCodeSchema = schemaOf(sendRegisterCode)({ body: smsForm, value: sent });

export const sendNoLoginCodeSchema = schemaOf(sendNoLoginCode)({ body: smsForm, value: sent });
