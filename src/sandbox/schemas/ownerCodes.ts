import { z } from 'zod';
import { sendEmailCode, sendMemberCode, sendOwnCode } from '../../contract/calls/ownerCodes.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { sent, smsForm } from './verification.ts';

export const sendMemberCodeSchema = schemaOf(sendMemberCode)({ body: smsForm, value: sent });

export const sendEmailCodeSchema = schemaOf(sendEmailCode)({
  body: z.strictObject({ email: part.email }),
  value: sent,
});

export const sendOwnCodeSchema = schemaOf(sendOwnCode)({
  body: z.strictObject({ way: z.enum(['mobile', 'email']) }),
  value: sent,
});
