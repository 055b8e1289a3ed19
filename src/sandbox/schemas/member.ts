import { z } from 'zod';
import { getMember } from '../../contract/calls/member.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { sessionType } from './session.ts';

export const getMemberSchema = schemaOf(getMember)({
  value: z.strictObject({
    id: part.id,
    account: z.string(),
    nickname: z.string(),
    type: sessionType,
    clubLabel: z.strictObject({ labelName: z.string() }),
    icon: z.string(),
  }),
});
