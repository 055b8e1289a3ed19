import type { Call } from '../call.ts';
import type { LanguageQuery } from '../schemas/primitives.ts';
import type {
  Country,
  MobileTemplate,
  SystemState,
  SystemStatus,
  Whitelabel,
  WhitelabelMenu,
} from '../schemas/system.ts';

/** Status, routing, whitelabel and settings in one answer: the first call of every visit (SPEC 7.3, section 4). */
export const getSystemStatus: Call<SystemStatus> = {
  method: 'GET',
  path: '/wps/system/domainRoute',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: false,
};

/** Whether the site is open to this visitor (SPEC 7.3): what the special pages ask again. */
export const getStatus: Call<SystemState> = {
  method: 'GET',
  path: '/wps/system/status',
  auth: 'none',
  retry: 1,
  cache: 'none',
  assumed: true,
};

/** Menu keys that are on for this session (SPEC 7.3 and section 6). */
export const getWhitelabelMenu: Call<WhitelabelMenu> = {
  method: 'GET',
  path: '/wps/system/whitelabel/menu',
  auth: 'optional',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** All switches of the site (consolidated settings of SPEC 7.3). */
export const getSettings: Call<Whitelabel> = {
  method: 'GET',
  path: '/wps/system/settings',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Versions of the member centre and of the deposit detail (SPEC 7.3 and section 4). */
export const getTemplate: Call<MobileTemplate> = {
  method: 'GET',
  path: '/wps/system/template',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};

/** Countries and their dialling codes (SPEC 7.1). */
export const getCountries: Call<Country[], LanguageQuery> = {
  method: 'GET',
  path: '/wps/system/countries',
  auth: 'none',
  retry: 1,
  cache: 'etag',
  assumed: true,
};
