import { z } from 'zod';
import { instant } from './money.ts';
import { address, countryDialingCode, flag } from './primitives.ts';

/** A file or channel offered for download or contact (SPEC section 3). */
export const downloadLink = z.strictObject({
  resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'TELEGRAM', 'OTHER']),
  url: address,
});
export interface DownloadLink extends z.infer<typeof downloadLink> {}

/** A social network of the site (SPEC section 3). */
export const socialLink = z.strictObject({
  type: z.enum(['FACEBOOK', 'YOUTUBE', 'WHATSAPP', 'INSTAGRAM', 'TIKTOK', 'TWITTER']),
  url: address,
});
export interface SocialLink extends z.infer<typeof socialLink> {}

/** Ways of customer service. */
export const customerServiceType = z.enum([
  'LIVECHAT',
  'LIVECHAT 1',
  'WHATSAPP',
  'WHATSAPP2',
  'WHATSAPP3',
  'TELEGRAM',
  'FACEBOOK',
]);

/** An entry of customer service; `path` is encrypted and its last 8 characters are the key (SPEC section 3). */
export const customerServiceEntry = z.strictObject({
  title: z.string(),
  csType: customerServiceType,
  path: z.string().min(9),
});
export interface CustomerServiceEntry extends z.infer<typeof customerServiceEntry> {}

/** The feature flags of SPEC section 6. */
export const featureFlags = z.strictObject({
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
  /** Codes by SMS are also sent through a phone-authentication provider (SPEC 7.1); absent is off. */
  firebaseAuth: z.boolean().exactOptional(),
  /** Limits of deposit, loss, stake and time that members set for themselves. */
  playLimits: z.boolean().exactOptional(),
  /** The running time and the net position stay in view. */
  sessionClock: z.boolean().exactOptional(),
  realityCheck: z.boolean().exactOptional(),
  timeOut: z.boolean().exactOptional(),
  selfExclusion: z.boolean().exactOptional(),
  /** The screen locks after 30 minutes without input. */
  idleLock: z.boolean().exactOptional(),
  /** A member's e-mail address is proven by a code. */
  emailVerification: z.boolean(),
  /** The reward centre, with the footer bar's entry to it. */
  rewardCenter: z.boolean().exactOptional(),
  /** Vouchers and promo codes. */
  vouchers: z.boolean().exactOptional(),
  /** A share of the turnover comes back. */
  rebate: z.boolean().exactOptional(),
  /** Loyalty points are exchanged for prizes. */
  mall: z.boolean().exactOptional(),
  /** The red envelope rain. */
  redRain: z.boolean().exactOptional(),
  /** Tournaments with their leaderboard. */
  tournaments: z.boolean().exactOptional(),
  /** Agents share in what their team loses. */
  dividend: z.boolean().exactOptional(),
  /** Only who may pay in is paid out: the types 0, 1 and 2. Else 40, 41 and 42 withdraw as well. */
  payersWithdraw: z.boolean().exactOptional(),
  /** Live-stream rooms: free, VIP, pay per view. */
  liveRooms: z.boolean().exactOptional(),
});
export interface FeatureFlags extends z.infer<typeof featureFlags> {}

/** The site's switches (SPEC section 6): what is absent is off. */
export const whitelabel = z.strictObject({
  /** Menu keys that are on, such as GAMSER or AGEPAG. */
  menu: z.array(z.string()),
  /** Modules that are on: COMM3, CBS3. */
  modules: z.array(z.string()),
  /** Promotions that are on: LOGIN, REFERRAL. */
  promos: z.array(z.string()),
  features: featureFlags,
});
export interface Whitelabel extends z.infer<typeof whitelabel> {}

/** The menu keys that are on for a session. */
export const whitelabelMenu = whitelabel.pick({ menu: true });
export interface WhitelabelMenu extends z.infer<typeof whitelabelMenu> {}

/** A service of somebody else that comes with a script of its own. */
export const scriptService = z.strictObject({
  /** The key by which the service knows this site: client id, app id, site key. */
  key: z.string(),
  /** Address of its script; the content policy must allow its origin. */
  script: address,
});
export interface ScriptService extends z.infer<typeof scriptService> {}

/** Services that vouch for a person (SPEC 2.3, 7.1). What is absent is not ready, whatever the switches say. */
export const signInServices = z.strictObject({
  google: scriptService.exactOptional(),
  facebook: scriptService.exactOptional(),
  /** Phone authentication; `origin` speaks Firebase Auth's REST protocol. */
  firebase: z.strictObject({ apiKey: z.string(), origin: address }).exactOptional(),
  /** The check that a person, not a machine, asks for a code; speaks reCAPTCHA's script interface. */
  human: scriptService.exactOptional(),
});
export interface SignInServices extends z.infer<typeof signInServices> {}

/** The public RSA key that login and registration are encrypted with (DESIGN.md section 4). */
export const publicKey = z.strictObject({
  kty: z.literal('RSA'),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
  alg: z.literal('RSA-OAEP-256'),
  use: z.literal('enc'),
});
export interface PublicKey extends z.infer<typeof publicKey> {}

/** Versions of screens (SPEC section 4): 1 is the new member centre, the new deposit detail. */
export const mobileTemplate = z.strictObject({ mem_cen: flag, dep_func: flag });
export interface MobileTemplate extends z.infer<typeof mobileTemplate> {}

/** A country by its ISO 3166 code, such as BR, with its dialling code, such as 55. */
export const country = z.strictObject({ code: z.string().length(2), name: z.string(), countryDialingCode });
export interface Country extends z.infer<typeof country> {}

/** Decimals of the currency; absent, those of an ISO 4217 code, else two. All amounts are told and taken with so many at most. */
export const currencyDecimals = z.int().min(0).max(8);

/** The site's configuration inside the system status (SPEC section 3). */
export const systemInfo = z.strictObject({
  merchantCode: z.string(),
  trialMerchantCode: z.string(),
  /** ISO 4217, such as BRL; or what stands for money of no such code, such as USDT. */
  currency: z.string().min(1).max(9),
  currencyDecimals: currencyDecimals.exactOptional(),
  /** IANA name of the zone whose midnight ends a day of records, reports, limits and bonuses; absent is `TIME_ZONE`. */
  timeZone: z.string().exactOptional(),
  minAge: z.int().min(18),
  customerService: z.array(customerServiceEntry),
  domainRoute: z.array(z.string()),
  mobileTemplate,
  paths: z.strictObject({
    socialLinks: z.array(socialLink),
    telegram: address.exactOptional(),
    affiliateService: address.exactOptional(),
  }),
  register: z.strictObject({ captcha: z.boolean() }),
  resources: z.array(downloadLink),
  whitelabel,
  mainDomain: z.string(),
  /** Origins of image hosts; `/` stands for the site's own. */
  imageCDNs: z.array(z.string()),
  encryptionKey: publicKey,
  signIn: signInServices.exactOptional(),
});
export interface SystemInfo extends z.infer<typeof systemInfo> {}

/** Whether the site is open to this visitor (SPEC section 4). */
export const systemState = z.strictObject({
  location: z.strictObject({ ip: z.string() }),
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  /** When the maintenance is to end, as far as the platform says so. */
  maintenanceEnd: instant.exactOptional(),
});
export interface SystemState extends z.infer<typeof systemState> {}

/** Answer of the system status call (SPEC section 3). */
export const systemStatus = z.strictObject({ info: systemInfo, ...systemState.shape });
export interface SystemStatus extends z.infer<typeof systemStatus> {}
