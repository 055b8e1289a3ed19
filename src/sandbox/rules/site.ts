import { z } from 'zod';
import { TIME_ZONE } from '../../contract/fields/time.ts';
import { type Decimal, decimal } from '../../contract/schemas/money.ts';
import type { RegisterFieldName, RegisterFieldRule, RegisterSettings } from '../../contract/schemas/registration.ts';
import {
  type FeatureFlags,
  type MobileTemplate,
  type SignInServices,
  systemInfo,
  type Whitelabel,
} from '../../contract/schemas/system.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/statement.ts';
import { formatMoney, setCurrency } from './money.ts';
import { isTimeZone, type TimeZone } from './siteDay.ts';

/** The keys by which this site is known to the app. */
export const MERCHANT_CODE = 'leve';
export const TRIAL_MERCHANT_CODE = 'levetrial';
const CURRENCY = 'BRL';
const MIN_AGE = 18;

/** Above this amount, in minor units, withdrawals need a verified identity. */
const KYC_ABOVE = 500_000;

const FEATURES: FeatureFlags = {
  usernameRegistration: true,
  mobileRegistration: true,
  smsRegistration: false,
  mobilePasswordRegistration: true,
  smsLogin: true,
  facebookLogin: false,
  googleLogin: false,
  phonePasswordRecovery: true,
  appWindow: true,
  jackpotTicker: true,
  trialPlay: true,
  firebaseAuth: false,
  playLimits: true,
  sessionClock: true,
  realityCheck: true,
  timeOut: true,
  selfExclusion: true,
  idleLock: true,
  emailVerification: true,
  rewardCenter: true,
  vouchers: true,
  rebate: true,
  mall: true,
  redRain: true,
  dividend: true,
  tournaments: true,
  liveRooms: true,
  payersWithdraw: false,
};

/** Versions of screens (SPEC section 4). */
const TEMPLATE: MobileTemplate = { mem_cen: 1, dep_func: 1 };

/** Keys of the side menu (SPEC 2.9), of the member centre and of the agent home (SPEC section 6). */
const MENU = [
  'PROMO',
  'SIGNIN',
  'INVITE',
  'GAMEREC',
  'NOTICE',
  'HELP',
  'APPDOWN',
  'AGEPAG',
  'TRANSREC3',
  'DOWNMAN',
  'AGENTRANSMULTDOWN3',
  'AGETEAMPNL3',
  'TEAMBETTING3',
  'GAMSER',
  'AGEREBINC3',
  'SECPRIV',
  'MAILCEN',
  'REWCEN',
  'MALL',
  'MYACC',
  'VIP',
  'KYC',
];

/** The site's switches before anybody changes them: everything the app knows, but the services of others. */
export const WHITELABEL: Whitelabel = {
  menu: MENU,
  modules: ['COMM3', 'CBS3'],
  promos: ['LOGIN', 'REFERRAL'],
  features: FEATURES,
};

const text = (maxLength: number): RegisterFieldRule => ({ enabled: false, required: false, minLength: 1, maxLength });

const FIELDS: Record<RegisterFieldName, RegisterFieldRule> = {
  username: { enabled: true, required: true, pattern: '^[A-Za-z][A-Za-z0-9_]{3,19}$', minLength: 4, maxLength: 20 },
  password: { enabled: true, required: true, pattern: '^(?=.*[A-Za-z])(?=.*\\d).{8,32}$', minLength: 8, maxLength: 32 },
  confirmPassword: { enabled: true, required: true, minLength: 8, maxLength: 32 },
  paymentPassword: { enabled: false, required: false, pattern: '^\\d{6}$', minLength: 6, maxLength: 6 },
  recommenderId: { ...text(20), pattern: '^\\w{1,20}$' },
  nickname: { ...text(20), pattern: '^[^<>]{1,20}$' },
  payeeName: { ...text(60), pattern: "^[\\p{L} .'-]{1,60}$" },
  email: { ...text(120), enabled: true, pattern: '^\\w+([.+-]\\w+)*@\\w+([.-]\\w+)*(\\.[A-Za-z]{2,})+$', minLength: 6 },
  mobileNum: { enabled: true, required: false, pattern: '^\\d{8,20}$', minLength: 8, maxLength: 20 },
  idNumber: { ...text(20), pattern: '^[\\d.-]{5,20}$' },
  qqNum: { ...text(15), pattern: '^\\d{5,15}$' },
  facebook: text(60),
  wechat: text(30),
  line: text(30),
  whatsapp: { ...text(20), pattern: '^\\+?\\d{8,19}$' },
  zalo: text(30),
  birthday: { enabled: true, required: true, pattern: '^\\d{4}-\\d{2}-\\d{2}$', minLength: 10, maxLength: 10 },
  affiliateCode: { enabled: true, required: false, pattern: '^\\w{4,20}$', minLength: 4, maxLength: 20 },
  captcha: {
    enabled: true,
    required: true,
    pattern: '^\\d{6}$',
    minLength: 6,
    maxLength: 6,
    captcha: { enabled: true },
  },
  verificationCode: { enabled: true, required: false, pattern: '^\\d{4,10}$', minLength: 4, maxLength: 10 },
};

const LOGIN: RegisterSettings['login'] = {
  loginUsername2: { enabled: true, required: true, pattern: '^\\w{1,20}$', minLength: 1, maxLength: 20 },
  loginPassword: { enabled: true, required: true, minLength: 1, maxLength: 32 },
  loginMobileNum: { enabled: true, required: true, pattern: '^\\d{8,20}$', minLength: 8, maxLength: 20 },
  verificationCode: { enabled: true, required: true, pattern: '^\\d{4,10}$', minLength: 4, maxLength: 10 },
};

const flags = z.record(z.string(), z.boolean());
const version = z.literal([0, 1]).exactOptional();
const fieldRule = z.strictObject({
  enabled: z.boolean().exactOptional(),
  required: z.boolean().exactOptional(),
});

/** What `/sandbox/settings.json` takes: only what differs from the site's own settings. */
export const siteChangesSchema = z.strictObject({
  features: z.partialRecord(z.enum(Object.keys(FEATURES) as (keyof FeatureFlags)[]), z.boolean()).exactOptional(),
  menu: flags.exactOptional(),
  modules: flags.exactOptional(),
  promos: flags.exactOptional(),
  /** Promotions by category or id: what is false is not offered. */
  promotions: flags.exactOptional(),
  template: z.strictObject({ mem_cen: version, dep_func: version }).exactOptional(),
  /** Vendors whose games are not launched, as they are under maintenance. */
  closedVendors: z.array(z.string().max(64)).max(100).exactOptional(),
  /** Years that a member must have; some places say 21. */
  minAge: z.literal([18, 21]).exactOptional(),
  /** Withdrawals above this amount need a verified identity; null for none. */
  kycAbove: decimal.nullable().exactOptional(),
  /** What the money is, by code or name, and its decimals: minor units stay what they are, 100.00 BRL are 0.00010000 BTC. */
  currency: systemInfo.shape.currency.exactOptional(),
  currencyDecimals: systemInfo.shape.currencyDecimals,
  /** The site's time zone by its IANA name: its days, weeks and months begin at that midnight. */
  timeZone: z.string().refine(isTimeZone, 'is no time zone').exactOptional(),
  /** Codes by SMS are sent to nobody who has not passed the human check. */
  humanCheck: z.boolean().exactOptional(),
  fields: z.partialRecord(z.enum(Object.keys(FIELDS) as RegisterFieldName[]), fieldRule).exactOptional(),
});

export type SiteChanges = z.infer<typeof siteChangesSchema>;

export function siteChanges(db: Database): SiteChanges {
  const row = sql<{ value: string }>(db, "SELECT value FROM settings WHERE name = 'site'").get();
  return row ? siteChangesSchema.parse(JSON.parse(row.value)) : {};
}

export function changeSite(db: Database, changes: SiteChanges): void {
  sql(
    db,
    "INSERT INTO settings (name, value) VALUES ('site', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
  ).run(JSON.stringify(changes));
  countAsSite(db);
}

/** Has amounts written and read in this site's currency; called once when its database is opened. */
export function countAsSite(db: Database): void {
  const { currency = CURRENCY, currencyDecimals } = siteChanges(db);
  setCurrency(currency, currencyDecimals);
}

/** Years that a member must have (SPEC section 9). */
export const minAgeOf = (db: Database): number => siteChanges(db).minAge ?? MIN_AGE;

/** The time zone whose midnight the site's days begin at. */
export const timeZoneOf = (db: Database): TimeZone => siteChanges(db).timeZone ?? TIME_ZONE;

/** Withdrawals above this amount need a verified identity; null where none does. */
export function kycAboveOf(db: Database): Decimal | null {
  const { kycAbove = formatMoney(KYC_ABOVE) } = siteChanges(db);
  return kycAbove;
}

/** The site's switches as they stand (SPEC section 6). */
export function whitelabelOf(db: Database): Whitelabel {
  const { features, menu, modules, promos } = siteChanges(db);
  return {
    features: { ...FEATURES, ...features },
    menu: switched(WHITELABEL.menu, menu),
    modules: switched(WHITELABEL.modules, modules),
    promos: switched(WHITELABEL.promos, promos),
  };
}

/** The versions of screens as they stand (SPEC section 4). */
export function templateOf(db: Database): MobileTemplate {
  return { ...TEMPLATE, ...siteChanges(db).template };
}

/** The rules of registration and login fields as they stand (SPEC 2.4 and 5). */
export function registerSettings(db: Database): RegisterSettings {
  const { usernameRegistration, mobileRegistration } = whitelabelOf(db).features;
  const changes = siteChanges(db).fields ?? {};
  const names = Object.keys(FIELDS) as RegisterFieldName[];
  const fields = Object.fromEntries(names.map((name) => [name, { ...FIELDS[name], ...changes[name] }]));
  return { usernameEnabled: usernameRegistration, mobileEnabled: mobileRegistration, fields, login: LOGIN };
}

/** The sign-in services of this site: the stand-ins of the sandbox, as far as they are switched on. */
export function signInServices(db: Database): SignInServices | undefined {
  const { googleLogin, facebookLogin, firebaseAuth } = whitelabelOf(db).features;
  const { humanCheck } = siteChanges(db);
  const key = 'leve-sandbox';
  const script = (name: string) => ({ key, script: `/sandbox/providers/${name}.js` });
  const services: SignInServices = {
    ...(googleLogin && { google: script('google') }),
    ...(facebookLogin && { facebook: script('facebook') }),
    ...(firebaseAuth && { firebase: { apiKey: key, origin: '/sandbox/providers/firebase' } }),
    ...(humanCheck && { human: script('human') }),
  };
  return Object.keys(services).length > 0 ? services : undefined;
}

function switched(keys: readonly string[], changes: Record<string, boolean> = {}): string[] {
  const kept = keys.filter((key) => changes[key] !== false);
  const added = Object.keys(changes).filter((key) => changes[key] && !kept.includes(key));
  return [...kept, ...added];
}
