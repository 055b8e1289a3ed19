import type { Site } from '../steps/site.ts';

/** A sign-in service of others that a brand lets in (brand.json, `services`). */
export type OutsideService = 'google' | 'facebook' | 'firebase' | 'recaptcha';

/** The names for brand.json. */
export const OUTSIDE_SERVICES: readonly OutsideService[] = ['google', 'facebook', 'firebase', 'recaptcha'];

type Directive = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src';

/** What each service's own documents ask the content policy for. Windows that it opens need nothing. */
const SOURCES: Readonly<Record<OutsideService, Partial<Record<Directive, readonly string[]>>>> = {
  google: {
    'script-src': ['https://accounts.google.com/gsi/client'],
    'style-src': ['https://accounts.google.com/gsi/style'],
    'connect-src': ['https://accounts.google.com/gsi/'],
    'frame-src': ['https://accounts.google.com/gsi/'],
  },
  facebook: {
    'script-src': ['https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com', 'https://graph.facebook.com'],
    'frame-src': ['https://www.facebook.com', 'https://web.facebook.com'],
  },
  firebase: { 'connect-src': ['https://identitytoolkit.googleapis.com'] },
  recaptcha: {
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
};

/** Further sources of a directive for the services that the brand lets in. */
export const serviceSources = ({ services = [] }: Site, directive: Directive): readonly string[] =>
  services.flatMap((service) => SOURCES[service][directive] ?? []);

/**
 * What the policy says of Trusted Types. Scripts of others make policies under names of their own, so a brand that lets one in allows any
 * name, though each only once; Facebook's writes plain text into scripts and frames, which nothing but leaving the demand out allows.
 */
export function trustedTypes(
  { services = [] }: Site,
  own: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  if (services.includes('facebook')) return {};
  const others = services.some((service) => SOURCES[service]['script-src']);
  return { 'require-trusted-types-for': ["'script'"], 'trusted-types': others ? [...own, '*'] : own };
}
