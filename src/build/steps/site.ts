import type { OutsideService } from '../cdn/services.ts';

/** Whose site this is: stamped into every HTML file, so that one bundle serves many brands (DESIGN.md section 6). */
export interface Site {
  readonly name: string;
  /** For the home screen, 12 characters at most. */
  readonly shortName: string;
  readonly description: string;
  readonly merchantCode: string;
  /** The platform's origin; empty when it answers on the site's own. */
  readonly apiOrigin: string;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** Whether a visitor whose browser asks for another language is offered it (the default), starts in it, or neither. */
  readonly languageOffer?: 'offer' | 'follow' | 'off';
  /** How the image hosts write an address, when not `{path}?w={width}&q={quality}` (src/app/lib/picture-url.ts). */
  readonly pictures?: string;
  /** Origins that pictures come from, beside the site's own and the platform's. */
  readonly imageHosts: readonly string[];
  /** Features of the platform's whitelabel that this brand forces on or off. */
  readonly flags?: Readonly<Record<string, boolean>>;
  /** The brand's logo in the header (an address of the site), in the place of Leve's. */
  readonly logo?: string;
  /** Custom properties of src/app/boot/tokens.css that this brand sets anew, by theme. */
  readonly tokens?: Tokens;
  /** Where web vitals and counted events go, and of which share of visits (0 to 1). None by default. */
  readonly vitals?: { readonly url: string; readonly sample: number };
  /** Sign-in services of others that the content policy lets in; none by default. */
  readonly services?: readonly OutsideService[];
  /** The brand's words on the risk of play by language, and the organisations that help. */
  readonly help?: {
    readonly risk?: Readonly<Record<string, string>>;
    readonly links?: readonly { readonly name: string; readonly url: string; readonly phone?: string }[];
  };
  /** False takes the service worker away from phones that have it. */
  readonly offline?: boolean;
}

/** Values of custom properties by name, by theme; what only the dark theme says holds in both, as in tokens.css. */
export type Tokens = Readonly<Partial<Record<'dark' | 'light', Readonly<Record<string, string>>>>>;

/** The sandbox's own brand. */
export const DEFAULT_SITE: Site = {
  name: 'Leve',
  shortName: 'Leve',
  description: 'Jogos, apostas e prêmios, leves em qualquer celular.',
  merchantCode: 'leve',
  apiOrigin: '',
  languages: ['pt', 'en'],
  defaultLanguage: 'pt',
  imageHosts: [],
};

/** The sandbox's own brand in every language of a build. */
export const leveSite = (languages: ReadonlyMap<string, unknown>): Site => ({
  ...DEFAULT_SITE,
  languages: [...new Set([...DEFAULT_SITE.languages, ...languages.keys()])],
});

const INK = '#0A0E1A';

/** The part of a site that the app reads; what is only for the HTML, the headers or the icons stays behind. */
export const appSite = ({ name, merchantCode, apiOrigin, defaultLanguage, languageOffer, ...rest }: Site) => ({
  name,
  merchantCode,
  apiOrigin,
  language: defaultLanguage,
  ...(languageOffer !== undefined && languageOffer !== 'offer' && { languageOffer }),
  ...(rest.pictures !== undefined && { pictures: rest.pictures }),
  ...(rest.flags !== undefined && { flags: rest.flags }),
  ...(rest.logo !== undefined && { logo: rest.logo }),
  ...(rest.vitals !== undefined && { vitals: rest.vitals }),
  ...(rest.help !== undefined && { help: rest.help }),
  ...(rest.offline !== undefined && { offline: rest.offline }),
});

/** The colour of the browser's bars: the ground of the dark theme, which is the default. */
export const themeColor = (site: Site): string => site.tokens?.dark?.ink ?? INK;

/** Origins to which the line is opened while the HTML is still being read. */
export const connections = (site: Site): readonly string[] =>
  site.apiOrigin === '' ? site.imageHosts.slice(0, 1) : [site.apiOrigin, ...site.imageHosts.slice(0, 1)];
