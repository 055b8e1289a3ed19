import {
  getCountriesSchema,
  getSettingsSchema,
  getStatusSchema,
  getSystemStatusSchema,
  getTemplateSchema,
  getWhitelabelMenuSchema,
} from '../../contract/payloads/system.ts';
import type { DownloadLink, SocialLink, SystemStatus } from '../../contract/schemas/system.ts';
import { type DefinedCall, define, type Visit } from '../http/define.ts';
import { COUNTRIES } from '../rules/countries.ts';
import { isAgent } from '../rules/members.ts';
import { siteCurrency } from '../rules/money.ts';
import { elsewhere, SERVICE_ENTRIES } from '../rules/servicePath.ts';
import {
  MERCHANT_CODE,
  minAgeOf,
  registerSettings,
  signInServices,
  siteChanges,
  TRIAL_MERCHANT_CODE,
  templateOf,
  timeZoneOf,
  whitelabelOf,
} from '../rules/site.ts';
import { textIn } from '../seed/texts/text.ts';

const SOCIAL: SocialLink[] = (['FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TIKTOK', 'TWITTER', 'WHATSAPP'] as const).map(
  (type) => ({ type, url: elsewhere(type.toLowerCase()) }),
);

const RESOURCES: DownloadLink[] = [
  { resourceType: 'Android', url: elsewhere('leve.apk') },
  { resourceType: 'MOBILECONFIG', url: elsewhere('leve.mobileconfig') },
  { resourceType: 'TELEGRAM', url: elsewhere('telegram') },
  { resourceType: 'OTHER', url: elsewhere('leve.mobileprovision') },
];

function statusOf({ platform, db, request, ip }: Visit): SystemStatus {
  const { host, origin } = new URL(request.url);
  const { maintenance, maintenanceEnd, regionRestriction } = platform.faults.read();
  const signIn = signInServices(db);
  const { currencyDecimals } = siteChanges(db);
  return {
    info: {
      merchantCode: MERCHANT_CODE,
      trialMerchantCode: TRIAL_MERCHANT_CODE,
      currency: siteCurrency().code,
      ...(currencyDecimals !== undefined && { currencyDecimals }),
      timeZone: timeZoneOf(db),
      minAge: minAgeOf(db),
      customerService: [...SERVICE_ENTRIES],
      domainRoute: [origin],
      mobileTemplate: templateOf(db),
      paths: { socialLinks: SOCIAL, telegram: elsewhere('telegram'), affiliateService: elsewhere('affiliates') },
      register: { captcha: registerSettings(db).fields.captcha?.enabled ?? false },
      resources: RESOURCES,
      whitelabel: whitelabelOf(db),
      mainDomain: host,
      imageCDNs: ['/'],
      encryptionKey: platform.keys.publicKey,
      ...(signIn && { signIn }),
    },
    location: { ip },
    maintenance,
    regionRestriction,
    ...(maintenance && maintenanceEnd && { maintenanceEnd }),
  };
}

/** Keys of the agent home and of what only agents see (SPEC section 6). */
const AGENT_KEYS: readonly string[] = [
  'AGEPAG',
  'DOWNMAN',
  'AGENTRANSMULTDOWN3',
  'AGETEAMPNL3',
  'TEAMBETTING3',
  'GAMSER',
  'AGEREBINC3',
];

export const systemCalls: readonly DefinedCall[] = [
  define(getSystemStatusSchema, statusOf),
  define(getStatusSchema, (visit) => {
    const { info: _info, ...state } = statusOf(visit);
    return state;
  }),
  define(getWhitelabelMenuSchema, ({ db, session }) => {
    const agent = session !== undefined && isAgent(session.type);
    return { menu: whitelabelOf(db).menu.filter((key) => agent || !AGENT_KEYS.includes(key)) };
  }),
  define(getSettingsSchema, ({ db }) => whitelabelOf(db)),
  define(getTemplateSchema, ({ db }) => templateOf(db)),
  define(getCountriesSchema, ({ query }) => {
    return COUNTRIES.map((country) => ({
      code: country.code,
      name: textIn(country, query.language),
      countryDialingCode: country.countryDialingCode,
    }));
  }),
];
