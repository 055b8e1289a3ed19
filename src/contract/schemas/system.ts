import type { Instant } from './money.ts';

/** A file or channel offered for download or contact (SPEC section 3). */
export interface DownloadLink {
  resourceType: 'IOS' | 'Android' | 'MOBILECONFIG' | 'TELEGRAM' | 'OTHER';
  url: string;
}

/** A social network of the site (SPEC section 3). */
export interface SocialLink {
  type: 'FACEBOOK' | 'YOUTUBE' | 'WHATSAPP' | 'INSTAGRAM' | 'TIKTOK' | 'TWITTER';
  url: string;
}

/** An entry of customer service; `path` is encrypted and its last 8 characters are the key (SPEC section 3). */
export interface CustomerServiceEntry {
  title: string;
  csType: 'LIVECHAT' | 'LIVECHAT 1' | 'WHATSAPP' | 'WHATSAPP2' | 'WHATSAPP3' | 'TELEGRAM' | 'FACEBOOK';
  path: string;
}

/** The site's switches (SPEC section 6): what is absent is off. */
export interface Whitelabel {
  /** Menu keys that are on, such as GAMSER or AGEPAG. */
  menu: string[];
  /** Modules that are on: COMM3, CBS3. */
  modules: string[];
  /** Promotions that are on: LOGIN, REFERRAL. */
  promos: string[];
  features: FeatureFlags;
}

/** The feature flags of SPEC section 6. */
export interface FeatureFlags {
  usernameRegistration: boolean;
  mobileRegistration: boolean;
  smsRegistration: boolean;
  mobilePasswordRegistration: boolean;
  smsLogin: boolean;
  facebookLogin: boolean;
  googleLogin: boolean;
  phonePasswordRecovery: boolean;
  appWindow: boolean;
  jackpotTicker: boolean;
  trialPlay: boolean;
  /** Codes by SMS are also sent through a phone-authentication provider (SPEC 7.1); absent is off. */
  firebaseAuth?: boolean;
  /** Limits of deposit, loss, stake and time that members set for themselves. */
  playLimits?: boolean;
  /** The running time and the net position stay in view. */
  sessionClock?: boolean;
  realityCheck?: boolean;
  timeOut?: boolean;
  selfExclusion?: boolean;
  /** The screen locks after 30 minutes without input. */
  idleLock?: boolean;
  /** A member's e-mail address is proven by a code. */
  emailVerification: boolean;
  /** The reward centre, with the footer bar's entry to it. */
  rewardCenter?: boolean;
  /** Vouchers and promo codes. */
  vouchers?: boolean;
  /** A share of the turnover comes back. */
  rebate?: boolean;
  /** Loyalty points are exchanged for prizes. */
  mall?: boolean;
  /** The red envelope rain. */
  redRain?: boolean;
  /** Tournaments with their leaderboard. */
  tournaments?: boolean;
  /** Agents share in what their team loses. */
  dividend?: boolean;
  /** Live-stream rooms: free, VIP, pay per view. */
  liveRooms?: boolean;
}

/** A service of somebody else that comes with a script of its own. */
export interface ScriptService {
  /** The key by which the service knows this site: client id, app id, site key. */
  key: string;
  /** Address of its script; the content policy must allow its origin. */
  script: string;
}

/** Services that vouch for a person (SPEC 2.3, 7.1). What is absent is not ready, whatever the switches say. */
export interface SignInServices {
  google?: ScriptService;
  facebook?: ScriptService;
  /** Phone authentication; `origin` speaks Firebase Auth's REST protocol. */
  firebase?: { apiKey: string; origin: string };
  /** The check that a person, not a machine, asks for a code; speaks reCAPTCHA's script interface. */
  human?: ScriptService;
}

/** The public RSA key that login and registration are encrypted with (DESIGN.md section 4). */
export interface PublicKey {
  kty: 'RSA';
  kid: string;
  n: string;
  e: string;
  alg: 'RSA-OAEP-256';
  use: 'enc';
}

/** Versions of screens (SPEC section 4): 1 is the new member centre, the new deposit detail. */
export interface MobileTemplate {
  mem_cen: 0 | 1;
  dep_func: 0 | 1;
}

/** A country by its ISO 3166 code, such as BR, with its dialling code, such as 55. */
export interface Country {
  code: string;
  name: string;
  countryDialingCode: string;
}

/** The site's configuration inside the system status (SPEC section 3). */
export interface SystemInfo {
  merchantCode: string;
  trialMerchantCode: string;
  /** ISO 4217, such as BRL. */
  currency: string;
  minAge: number;
  customerService: CustomerServiceEntry[];
  domainRoute: string[];
  mobileTemplate: MobileTemplate;
  paths: { socialLinks: SocialLink[]; telegram?: string; affiliateService?: string };
  register: { captcha: boolean };
  resources: DownloadLink[];
  whitelabel: Whitelabel;
  mainDomain: string;
  /** Origins of image hosts; `/` stands for the site's own. */
  imageCDNs: string[];
  encryptionKey: PublicKey;
  signIn?: SignInServices;
}

/** Whether the site is open to this visitor (SPEC section 4). */
export interface SystemState {
  location: { ip: string };
  maintenance: boolean;
  regionRestriction: boolean;
  /** When the maintenance is to end, as far as the platform says so. */
  maintenanceEnd?: Instant;
}

/** Answer of the system status call (SPEC section 3). */
export interface SystemStatus extends SystemState {
  info: SystemInfo;
}
