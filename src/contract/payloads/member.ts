import {
  getMember,
  getMemberIcons,
  getProfile,
  setEmail,
  setMemberIcon,
  setMobileNum,
  setNickname,
  setPayeeName,
  setProfile,
} from '../calls/member.ts';
import {
  emailForm,
  member,
  memberIconForm,
  memberIcons,
  memberQuery,
  mobileForm,
  nicknameForm,
  payeeNameForm,
  profile,
  profileForm,
} from '../schemas/member.ts';
import { nothing } from '../schemas/primitives.ts';
import { schemaOf } from './schema.ts';

export const getMemberSchema = schemaOf(getMember)({ query: memberQuery, value: member });

export const getMemberIconsSchema = schemaOf(getMemberIcons)({ value: memberIcons });

export const setMemberIconSchema = schemaOf(setMemberIcon)({ body: memberIconForm, value: nothing });

export const setEmailSchema = schemaOf(setEmail)({ body: emailForm, value: nothing });

export const setPayeeNameSchema = schemaOf(setPayeeName)({ body: payeeNameForm, value: nothing });

export const setNicknameSchema = schemaOf(setNickname)({ body: nicknameForm, value: nothing });

export const setMobileNumSchema = schemaOf(setMobileNum)({ body: mobileForm, value: nothing });

export const getProfileSchema = schemaOf(getProfile)({ value: profile });

export const setProfileSchema = schemaOf(setProfile)({ body: profileForm, value: nothing });
