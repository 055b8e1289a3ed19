import { sendNoLoginCode, sendRegisterCode } from '../calls/verification.ts';
import { codeSent, smsCodeForm } from '../schemas/verification.ts';
import { schemaOf } from './schema.ts';

export const sendRegisterCodeSchema = schemaOf(sendRegisterCode)({ body: smsCodeForm, value: codeSent });

export const sendNoLoginCodeSchema = schemaOf(sendNoLoginCode)({ body: smsCodeForm, value: codeSent });
