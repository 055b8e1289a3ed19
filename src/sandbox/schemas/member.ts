import { z } from 'zod';
import {
  getLinkedAccounts,
  getMember,
  getMemberIcons,
  getProfile,
  getSecurityConfig,
  linkAccount,
  setEmail,
  setMemberIcon,
  setMobileNum,
  setNickname,
  setPayeeName,
  setProfile,
} from '../../contract/calls/member.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { sessionType } from './session.ts';

const provider = z.enum(['facebook', 'google']);

const profileFields = {
  birthday: part.day.exactOptional(),
  address: part.text(256).exactOptional(),
  nationality: part.text(64).exactOptional(),
  occupation: part.text(64).exactOptional(),
  sourceOfIncome: part.text(64).exactOptional(),
  permanentAddress: part.text(256).exactOptional(),
  currentAddress: part.text(256).exactOptional(),
  placeOfBirth: part.text(64).exactOptional(),
  idNumber: part.text(64).exactOptional(),
  facebook: part.text(128).exactOptional(),
  wechat: part.text(64).exactOptional(),
  line: part.text(64).exactOptional(),
  whatsapp: part.text(64).exactOptional(),
  zalo: part.text(64).exactOptional(),
  qqNum: part.text(64).exactOptional(),
};

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

export const getMemberIconsSchema = schemaOf(getMemberIcons)({
  value: z.strictObject({ current: z.string(), icons: z.array(z.string()) }),
});

export const setMemberIconSchema = schemaOf(setMemberIcon)({
  body: z.strictObject({ icon: part.ownPath }),
  value: part.nothing,
});

export const setEmailSchema = schemaOf(setEmail)({
  body: z.strictObject({ email: part.email, verificationCode: part.verificationCode.exactOptional() }),
  value: part.nothing,
});

export const setPayeeNameSchema = schemaOf(setPayeeName)({
  body: z.strictObject({ payeeName: part.text(128) }),
  value: part.nothing,
});

export const setNicknameSchema = schemaOf(setNickname)({
  body: z.strictObject({ nickname: part.text(64) }),
  value: part.nothing,
});

export const setMobileNumSchema = schemaOf(setMobileNum)({
  body: z.strictObject({
    mobileNum: part.mobileNum,
    countryDialingCode: part.countryDialingCode,
    verificationCode: part.verificationCode,
  }),
  value: part.nothing,
});

export const getProfileSchema = schemaOf(getProfile)({
  value: z.strictObject({
    ...profileFields,
    username: z.string(),
    nickname: z.string(),
    payeeName: z.string().exactOptional(),
    email: z.string().exactOptional(),
    mobileNum: z.string().exactOptional(),
  }),
});

export const setProfileSchema = schemaOf(setProfile)({ body: z.strictObject(profileFields), value: part.nothing });

export const getSecurityConfigSchema = schemaOf(getSecurityConfig)({
  value: z.strictObject({
    paymentPassword: z.boolean(),
    email: z.boolean(),
    mobileNum: z.boolean(),
    payeeName: z.boolean(),
    bankCard: z.boolean(),
    securityQuestions: z.boolean(),
    score: z.int().min(0).max(100),
  }),
});

export const getLinkedAccountsSchema = schemaOf(getLinkedAccounts)({
  value: z.array(z.strictObject({ provider, linked: z.boolean(), name: z.string().exactOptional() })),
});

export const linkAccountSchema = schemaOf(linkAccount)({
  body: z.strictObject({ provider, providerToken: z.string().min(1).max(8192) }),
  value: part.nothing,
});
