import { sendEmailCode, sendMemberCode, sendOwnCode } from '../calls/ownerCodes.ts';
import { codeSent, emailCodeForm, ownCodeForm, smsCodeForm } from '../schemas/verification.ts';
import { schemaOf } from './schema.ts';

export const sendMemberCodeSchema = schemaOf(sendMemberCode)({ body: smsCodeForm, value: codeSent });

export const sendEmailCodeSchema = schemaOf(sendEmailCode)({ body: emailCodeForm, value: codeSent });

export const sendOwnCodeSchema = schemaOf(sendOwnCode)({ body: ownCodeForm, value: codeSent });
