import { z } from 'zod';
import { OUTSIDE_SERVICES, type OutsideService } from '../cdn/services.ts';
import type { HtmlPlan } from '../steps/html.ts';
import { nearest } from './nearest.ts';
import { pictureAddress } from './pictures.ts';
import { tokenFault, tokensOf } from './tokens.ts';

/** What a build offers to a brand. */
export interface BrandChoices {
  readonly languages: readonly string[];
  /** The shell's whole style, which sets the tokens. */
  readonly style: string;
  /** Files of `static`. */
  readonly statics: readonly string[];
  /** Names of the features that a brand may force on or off; any where the build does not know them. */
  readonly features: readonly string[] | undefined;
}

const TOKEN_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'linear-gradient', 'radial-gradient'];

/** The colours of one gradient: one of them alone would fade into Leve's own. */
const FAMILIES = ['action', 'gold'].map((name) => [name, `${name}-top`, `${name}-foot`]);

/** The languages and tokens of a build. */
export function choicesOf(plan: HtmlPlan, features: readonly string[] | undefined): BrandChoices {
  return {
    features,
    languages: plan.languages.map(({ code }) => code),
    style: plan.shell,
    statics: plan.statics,
  };
}

/** What a person counts as characters: a flag or a letter with its accents is one. */
export const graphemes = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

/** Code units in a character, at most: letters may carry marks. */
const MOST_UNITS = 12;

/** A text for people: no markup, no control or bidirectional characters, though joiners; quotes are escaped where it is stamped. */
const plain = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, 'may not be empty')
    .max(longest * MOST_UNITS, `may have ${longest} characters at most`)
    .refine((text) => graphemes(text).length <= longest, `may have ${longest} characters at most`)
    .regex(/^(?:[^<>\p{Cc}\p{Cf}]|[\u200c\u200d])*$/u, 'may not hold < > or control characters');

/** An origin as the browser writes it: https and a host, no path. Plain http is for a platform on this machine. */
const origin = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const { origin: own, protocol, hostname } = new URL(text);
  return (
    !hostname.includes('*') &&
    own === text &&
    (protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname)))
  );
}, 'is no https origin (https://host, without a path, a final slash or a star)');

/** An https address, or a path of the site. No character that could end an attribute or a directive. */
const address = z
  .string()
  .max(300)
  .regex(/^(?:https:\/\/[\w.-]+(?::\d+)?)?\/(?!\/)[\w./~%-]*$/, 'is no https address and no path of the site');

/** An https address elsewhere. */
const outside = z
  .string()
  .max(300)
  .regex(/^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w./~%?=&#-]*)?$/, 'is no https address');

const sitePath = z
  .string()
  .regex(/^\/[\w-][\w./-]*\.(?:svg|png|webp)$/, 'is no path of a picture of the site (/logo.svg)');

/** A colour, a gradient or a size: nothing that could load, end the rule or begin another. */
const tokenValue = z
  .string()
  .max(200, 'may have 200 characters at most')
  .regex(/^(?:[#\w\s.,%()+-]|\/(?!\/))+$/, 'may hold colours, gradients and sizes only')
  .refine(
    (text) => [...text.matchAll(/([\w-]+)\(/g)].every(([, name]) => TOKEN_FUNCTIONS.includes(name ?? '')),
    `may call ${TOKEN_FUNCTIONS.join(', ')} only`,
  );

/** What brand.json may say; a field that nobody knows is refused, as it would be one that does nothing. */
export function brandSchema({ languages, style, statics, features }: BrandChoices) {
  const tokens = tokensOf(style).dark;
  const language = z.enum(languages as [string, ...string[]], `is none of ${languages.join(', ')}`);
  const table = z
    .record(
      z.string().refine((name) => Object.hasOwn(tokens, name), {
        error: ({ input }) => `is no token of src/app/boot/tokens.css${nearest(String(input), Object.keys(tokens))}`,
      }),
      tokenValue,
    )
    .superRefine((values, context) => {
      for (const [name, value] of Object.entries(values)) {
        const fault = tokenFault(name, value, tokens[name] ?? '');
        if (fault) context.addIssue({ code: 'custom', path: [name], message: fault });
      }
    })
    .refine(
      (values) => FAMILIES.every((family) => new Set(family.map((name) => name in values)).size === 1),
      `sets only a part of a button's colours: ${FAMILIES.map((family) => family.join(', ')).join('; or ')} go together`,
    );
  const feature = z
    .string()
    .regex(/^[a-z]\w{0,40}$/i, 'is no name of a feature')
    .refine((name) => features?.includes(name) ?? true, {
      error: ({ input }) => `is no feature${nearest(String(input), features ?? [])}`,
    });
  return z
    .strictObject({
      name: plain(40),
      shortName: plain(12).optional(),
      description: plain(160).optional(),
      merchantCode: z.string().regex(/^[\w-]{1,32}$/, 'is no merchant code (letters, digits, - and _)'),
      apiOrigin: origin.or(z.literal('')).default(''),
      languages: z
        .array(language)
        .min(1, 'needs a language')
        .default([...languages]),
      defaultLanguage: language.optional(),
      languageOffer: z.enum(['offer', 'follow', 'off'], 'is none of offer, follow, off').optional(),
      pictures: pictureAddress.optional(),
      imageHosts: z.array(origin).max(8).default([]),
      flags: z.record(feature, z.boolean('is neither true nor false')).optional(),
      logo: sitePath.refine((path) => statics.includes(path.slice(1)), 'is no file of static').optional(),
      tokens: z.strictObject({ dark: table.optional(), light: table.optional() }).optional(),
      vitals: z.strictObject({ url: address, sample: z.number().min(0).max(1) }).optional(),
      services: z
        .array(z.enum(OUTSIDE_SERVICES as [OutsideService, ...OutsideService[]]))
        .max(4)
        .optional(),
      help: z
        .strictObject({
          risk: z.partialRecord(language, plain(400)).optional(),
          links: z
            .array(
              z.strictObject({
                name: plain(60),
                url: outside,
                phone: z
                  .string()
                  .regex(/^\+?[\d ()-]{2,24}$/, 'is no phone number')
                  .optional(),
              }),
            )
            .max(8)
            .optional(),
        })
        .optional(),
      offline: z.boolean().optional(),
      assets: z
        .string()
        .regex(/^(?!\/)[\w./-]+$/, 'is no folder beside brand.json')
        .optional(),
    })
    .refine((brand) => brand.defaultLanguage === undefined || brand.languages.includes(brand.defaultLanguage), {
      path: ['defaultLanguage'],
      message: 'is not among the languages',
    });
}

/** A brand as it is written; `assets` is a folder beside it whose icons take the place of Leve's. */
export type Brand = z.output<ReturnType<typeof brandSchema>>;
