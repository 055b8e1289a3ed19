import { z } from 'zod';
import {
  getCountries,
  getSettings,
  getStatus,
  getSystemStatus,
  getTemplate,
  getWhitelabelMenu,
} from '../../contract/calls/system.ts';
import * as part from './parts.ts';
import { schemaOf } from './schema.ts';
import { shapes } from './shapes.ts';

const downloadLink = z
  .strictObject({
    resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'TELEGRAM', 'OTHER']),
    url: part.address,
  })
  .register(shapes, { id: 'DownloadLink' });

const socialLink = z
  .strictObject({
    type: z.enum(['FACEBOOK', 'YOUTUBE', 'WHATSAPP', 'INSTAGRAM', 'TIKTOK', 'TWITTER']),
    url: part.address,
  })
  .register(shapes, { id: 'SocialLink' });

export const customerServiceType = z.enum([
  'LIVECHAT',
  'LIVECHAT 1',
  'WHATSAPP',
  'WHATSAPP2',
  'WHATSAPP3',
  'TELEGRAM',
  'FACEBOOK',
]);

const customerServiceEntry = z
  .strictObject({
    title: z.string(),
    csType: customerServiceType,
    path: z.string().min(9),
  })
  .register(shapes, { id: 'CustomerServiceEntry' });

const features = z
  .strictObject({
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
    firebaseAuth: z.boolean().exactOptional(),
    playLimits: z.boolean().exactOptional(),
    sessionClock: z.boolean().exactOptional(),
    realityCheck: z.boolean().exactOptional(),
    timeOut: z.boolean().exactOptional(),
    selfExclusion: z.boolean().exactOptional(),
    idleLock: z.boolean().exactOptional(),
    emailVerification: z.boolean(),
    rewardCenter: z.boolean().exactOptional(),
    vouchers: z.boolean().exactOptional(),
    rebate: z.boolean().exactOptional(),
    mall: z.boolean().exactOptional(),
    redRain: z.boolean().exactOptional(),
    dividend: z.boolean().exactOptional(),
    tournaments: z.boolean().exactOptional(),
    liveRooms: z.boolean().exactOptional(),
  })
  .register(shapes, { id: 'FeatureFlags' });

const whitelabel = z
  .strictObject({
    menu: z.array(z.string()),
    modules: z.array(z.string()),
    promos: z.array(z.string()),
    features,
  })
  .register(shapes, { id: 'Whitelabel' });

const publicKey = z
  .strictObject({
    kty: z.literal('RSA'),
    kid: z.string(),
    n: z.string(),
    e: z.string(),
    alg: z.literal('RSA-OAEP-256'),
    use: z.literal('enc'),
  })
  .register(shapes, { id: 'PublicKey' });

const mobileTemplate = z
  .strictObject({ mem_cen: part.flag, dep_func: part.flag })
  .register(shapes, { id: 'MobileTemplate' });

const scriptService = z
  .strictObject({ key: z.string(), script: part.address })
  .register(shapes, { id: 'ScriptService' });

const signInServices = z
  .strictObject({
    google: scriptService.exactOptional(),
    facebook: scriptService.exactOptional(),
    firebase: z.strictObject({ apiKey: z.string(), origin: part.address }).exactOptional(),
    human: scriptService.exactOptional(),
  })
  .register(shapes, { id: 'SignInServices' });

const systemInfo = z
  .strictObject({
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
    signIn: signInServices.exactOptional(),
  })
  .register(shapes, { id: 'SystemInfo' });

const state = {
  location: z.strictObject({ ip: z.string() }),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  maintenanceEnd: part.instant.exactOptional(),
};

export const getSystemStatusSchema = schemaOf(getSystemStatus)({
  value: z.strictObject({ info: systemInfo, ...state }),
});

export const getStatusSchema = schemaOf(getStatus)({ value: z.strictObject(state) });

export const getWhitelabelMenuSchema = schemaOf(getWhitelabelMenu)({
  value: z.strictObject({ menu: z.array(z.string()) }),
});

export const getSettingsSchema = schemaOf(getSettings)({ value: whitelabel });

export const getTemplateSchema = schemaOf(getTemplate)({ value: mobileTemplate });

export const getCountriesSchema = schemaOf(getCountries)({
  query: z.strictObject({ language: part.language }),
  value: z.array(
    z.strictObject({
      code: z.string().length(2),
      name: z.string(),
      countryDialingCode: part.countryDialingCode,
    }),
  ),
});
