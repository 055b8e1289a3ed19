import { type DefinedCall, defineForMember } from '../http/define.ts';
import { memberById } from '../rules/members.ts';
import { getMemberSchema } from '../schemas/member.ts';

export const memberCalls: readonly DefinedCall[] = [
  defineForMember(getMemberSchema, ({ db, session }) => {
    const { id, username, nickname, type, vip_label, icon } = memberById(db, session.memberId);
    return { id: String(id), account: username, nickname, type, clubLabel: { labelName: vip_label }, icon };
  }),
];
