import { z } from 'zod';
import { getSystemStatus } from '../../contract/calls/system.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';

const downloadLink = z.strictObject({
  resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'TELEGRAM', 'OTHER']),
  url: part.address,
});

const socialLink = z.strictObject({
  type: z.enum(['FACEBOOK', 'YOUTUBE', 'WHATSAPP', 'INSTAGRAM', 'TIKTOK', 'TWITTER']),
  url: part.address,
});

export const customerServiceEntry = z.strictObject({
  title: z.string(),
  csType: z.enum(['LIVECHAT', 'LIVECHAT 1', 'WHATSAPP', 'WHATSAPP2', 'WHATSAPP3', 'TELEGRAM', 'FACEBOOK']),
  path: z.string().min(9),
});

const features = z.strictObject({
  usernameRegistration: z.boolean(),
  mobileRegistration: z.boolean(),
  smsRegistration: z.boolean(),
  mobilePasswordRegistration: z.boolean(),
  smsLogin: z.boolean(),
  facebookLogin: z.boolean(),
  googleLogin: z.boolean(),
  phonePasswordRecovery: z.boolean(),
  appWindow: z.boolean(),
  jackpotTicker: z.boolean(),
  trialPlay: z.boolean(),
});

export const whitelabel = z.strictObject({
  menu: z.array(z.string()),
  modules: z.array(z.string()),
  promos: z.array(z.string()),
  features,
});

const publicKey = z.strictObject({
  kty: z.literal('RSA'),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
  alg: z.literal('RSA-OAEP-256'),
  use: z.literal('enc'),
});

export const mobileTemplate = z.strictObject({ mem_cen: part.flag, dep_func: part.flag });

const systemInfo = z.strictObject({
  merchantCode: z.string(),
  trialMerchantCode: z.string(),
  currency: z.string().length(3),
  minAge: z.int().min(18),
  customerService: z.array(customerServiceEntry),
  domainRoute: z.array(z.string()),
  mobileTemplate,
  paths: z.strictObject({
    socialLinks: z.array(socialLink),
    telegram: part.address.exactOptional(),
    affiliateService: part.address.exactOptional(),
  }),
  register: z.strictObject({ captcha: z.boolean() }),
  resources: z.array(downloadLink),
  whitelabel,
  mainDomain: z.string(),
  imageCDNs: z.array(z.string()),
  encryptionKey: publicKey,
});

export const getSystemStatusSchema = schemaOf(getSystemStatus)({
  value: z.strictObject({
    info: systemInfo,
    location: z.strictObject({ ip: z.string() }),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
  }),
});
