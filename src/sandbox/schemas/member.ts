import { z } from 'zod';
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
} from '../../contract/calls/member.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { sessionType } from './session.ts';

/** What a text has to look like. */
export const textRule = z.strictObject({
  pattern: z.string().exactOptional(),
  minLength: part.count.exactOptional(),
  maxLength: part.count.exactOptional(),
});

const ruledField = z.enum([
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
]);

/** A detail of at most `longest` characters; '' takes it away. */
const detail = (longest: number) => z.union([part.text(longest), z.literal('')]).exactOptional();

const profileFields = {
  birthday: part.day.exactOptional(),
  address: detail(256),
  nationality: detail(64),
  occupation: detail(64),
  sourceOfIncome: detail(64),
  permanentAddress: detail(256),
  currentAddress: detail(256),
  placeOfBirth: detail(64),
  idNumber: detail(64),
  facebook: detail(128),
  wechat: detail(64),
  line: detail(64),
  whatsapp: detail(64),
  zalo: detail(64),
  qqNum: detail(64),
};

export const getMemberSchema = schemaOf(getMember)({
  query: z.strictObject({ language: part.language.exactOptional() }),
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
  body: z.strictObject({
    email: part.email,
    verificationCode: part.verificationCode.exactOptional(),
    password: part.secret.exactOptional(),
  }),
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
    password: part.secret.exactOptional(),
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
    setOnce: z.array(z.enum(['payeeName', 'birthday', 'idNumber'])),
    rules: z.partialRecord(ruledField, textRule),
  }),
});

export const setProfileSchema = schemaOf(setProfile)({ body: z.strictObject(profileFields), value: part.nothing });
