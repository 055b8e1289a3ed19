import type { CustomerServiceEntry, DownloadLink, SocialLink, SystemStatus } from '../../contract/shapes/system.ts';
import { type DefinedCall, define, type Visit } from '../http/define.ts';
import { hideServicePath } from '../rules/servicePath.ts';
import {
  CURRENCY,
  MERCHANT_CODE,
  MIN_AGE,
  registerSettings,
  TRIAL_MERCHANT_CODE,
  whitelabelOf,
} from '../rules/site.ts';
import { getSystemStatusSchema } from '../schemas/system.ts';

/** Stand-ins of other people's services live under this path. */
const elsewhere = (name: string) => `/sandbox/elsewhere/${name}`;

const SOCIAL: SocialLink[] = (['FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TIKTOK', 'TWITTER', 'WHATSAPP'] as const).map(
  (type) => ({ type, url: elsewhere(type.toLowerCase()) }),
);

const RESOURCES: DownloadLink[] = [
  { resourceType: 'Android', url: elsewhere('leve.apk') },
  { resourceType: 'MOBILECONFIG', url: elsewhere('leve.mobileconfig') },
  { resourceType: 'TELEGRAM', url: elsewhere('telegram') },
];

/** Hidden once at start, so that the answer and its ETag stay the same. */
const SERVICE: CustomerServiceEntry[] = [
  { title: 'Chat 24h', csType: 'LIVECHAT', path: hideServicePath('/sandbox/chat') },
  { title: 'WhatsApp', csType: 'WHATSAPP', path: hideServicePath(elsewhere('whatsapp')) },
  { title: 'Telegram', csType: 'TELEGRAM', path: hideServicePath(elsewhere('telegram')) },
];

function statusOf({ platform, db, request, ip }: Visit): SystemStatus {
  const { host, origin } = new URL(request.url);
  const { maintenance, regionRestriction } = platform.faults.read();
  return {
    info: {
      merchantCode: MERCHANT_CODE,
      trialMerchantCode: TRIAL_MERCHANT_CODE,
      currency: CURRENCY,
      minAge: MIN_AGE,
      customerService: SERVICE,
      domainRoute: [origin],
      mobileTemplate: { mem_cen: 1, dep_func: 1 },
      paths: { socialLinks: SOCIAL, telegram: elsewhere('telegram'), affiliateService: elsewhere('affiliates') },
      register: { captcha: registerSettings(db).fields.captcha?.enabled ?? false },
      resources: RESOURCES,
      whitelabel: whitelabelOf(db),
      mainDomain: host,
      imageCDNs: ['/'],
      encryptionKey: platform.keys.publicKey,
    },
    location: { ip },
    maintenance,
    regionRestriction,
  };
}

export const systemCalls: readonly DefinedCall[] = [define(getSystemStatusSchema, statusOf)];
